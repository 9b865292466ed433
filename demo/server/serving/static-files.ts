import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Handler } from 'hono'
import { isPicture, PICTURES, WIDTHS } from '../../pictures/catalogue.ts'
import { contentTypeOf, fileResponse } from './file-response.ts'

/** Whether a file may be cached for a year, because its name changes with its content. */
type IsImmutable = (path: string) => boolean

/** All scripts in `dist/` are hashed except the entry, boot.js. */
export const isHashedScript: IsImmutable = path => /\.js(\.map)?$/.test(path) && !/(^|\/)boot\.js/.test(path)

/** Serves the files under `root` at `prefix`; unknown paths fall through to the next route. */
export function staticFiles(prefix: string, root: string, isImmutable: IsImmutable = () => false): Handler {
  return async ({ req }, next) => {
    const path = decodePath(new URL(req.url).pathname.slice(prefix.length))
    const file = path === undefined ? undefined : await findFile(root, path)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    const cache = isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache })
  }
}

/**
 * Resolves a path under `root`; undefined if the file does not exist or lies outside.
 *
 * @param path the decoded path of a URL, with or without its leading slash
 */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  const found = await findInside(root, path)
  return found !== undefined && (await stat(found)).isFile() ? found : undefined
}

/** Whether `path` is a folder under `root`. */
export async function isFolder(root: string, path: string): Promise<boolean> {
  const found = await findInside(root, path)
  return found !== undefined && (await stat(found)).isDirectory()
}

async function findInside(root: string, path: string): Promise<string | undefined> {
  const segments = path.split('/')
  if (path.includes('\0') || path.includes('\\') || isHidden(segments)) return
  try {
    const base = await realpath(root)
    // Resolved, so that a symbolic link cannot lead out of the folder.
    const found = await realpath(join(base, ...segments))
    const inside = base.endsWith(sep) ? base : base + sep
    if (found === base) return found
    return found.startsWith(inside) && !isHidden(found.slice(inside.length).split(sep)) ? found : undefined
  } catch (cause) {
    if (isAbsent(cause)) return
    throw cause
  }
}

/** Whether a path leads to a hidden file or folder, such as `.git`, or out of its folder. `.well-known` is public. */
export function isHidden(segments: readonly string[]): boolean {
  const [first, ...rest] = segments.filter(Boolean)
  return [first === '.well-known' ? '' : first, ...rest].some(segment => segment?.startsWith('.'))
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ABSENT.has(cause.code)
}

/** Decodes the path of a URL; undefined if its escapes are invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    if (cause instanceof URIError) return
    throw cause
  }
}

const NAME = /^\/pictures\/(?<name>[a-z]+)(?:-(?<width>\d+)w)?\.webp$/

/** Serves `/pictures/jar.webp?format=750w` and `/pictures/jar-750w.webp` like an image host. */
export function pictureFiles(root: string): Handler {
  return async ({ req }, next) => {
    const url = new URL(req.url)
    const { name, width } = NAME.exec(url.pathname)?.groups ?? {}
    if (name === undefined || !isPicture(name)) return next()

    const asked = Number(width ?? /^(\d+)w$/.exec(url.searchParams.get('format') ?? '')?.[1] ?? Infinity)
    const file = await findFile(root, `${name}-${storedWidth(asked, PICTURES[name].width)}w.webp`)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache: 'public, max-age=86400' })
  }
}

/** The smallest stored width that covers the requested one, else the largest. */
export function storedWidth(asked: number, largest: number): number {
  return WIDTHS.find(width => width >= asked && width <= largest) ?? largest
}
