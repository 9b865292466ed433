import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file of a folder, or the reason why it is left out. */
export interface FolderEntry {
  /** The path from the folder, with slashes; that of a folder that is left out ends with one. */
  readonly path: string
  readonly bytes: number
  /** Why the entry is left out. */
  readonly leftOut?: string
}

/** Folders of mirroring tools and of repositories, which no site serves. */
const IGNORED = /^(\.(?!well-known$).*|hts-cache|node_modules)$/

/** Why a file or a folder is left out whose name no text can hold, such as one of a server in Latin-1. */
export const NOT_UTF8 = 'has a name that is not UTF-8: rename it'

/**
 * Lists the files of a folder, folder by folder, without dotfiles. Symbolic links are followed only to files inside.
 */
export async function* walkFolder(root: string): AsyncGenerator<FolderEntry> {
  const base = await realpath(root)
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of await readdir(join(base, folder), { withFileTypes: true, encoding: 'buffer' })) {
      const name = entry.name.toString()
      if (IGNORED.test(name)) continue
      const path = folder ? `${folder}/${name}` : name
      if (!entry.name.equals(Buffer.from(name))) {
        const shown = `${folder && `${folder}/`}${escapedName(entry.name)}${entry.isDirectory() ? '/' : ''}`
        yield { path: shown, bytes: 0, leftOut: NOT_UTF8 }
      } else if (entry.isDirectory()) waiting.push(path)
      else if (entry.isFile()) yield { path, bytes: (await lstat(join(base, path))).size }
      else if (entry.isSymbolicLink()) yield await linked(base, path)
    }
  }
}

/** A name in ASCII, with the other bytes as in `\\xff`. */
const escapedName = (name: Buffer): string =>
  name.toString('latin1').replace(/[^ -~]/g, byte => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)

async function linked(base: string, path: string): Promise<FolderEntry> {
  const leftOut = (reason: string): FolderEntry => ({ path, bytes: 0, leftOut: reason })
  const target = await realpath(join(base, path)).catch(() => undefined)
  if (target === undefined) return leftOut('is a link to nothing')
  if (target !== base && !target.startsWith(base + sep)) return leftOut('is a link out of the folder')
  const found = await stat(target)
  return found.isFile() ? { path, bytes: found.size } : leftOut('is a link to a folder')
}

/** Whether a file is a page, by its name, which tools end with the query of its address: `shop.html?tag=bowls`. */
export const isPageName = (path: string): boolean => findEnding(path, /\.x?html?/gi) !== undefined

/**
 * The first match of `pattern` in a path that its name ends with, or that a query follows, as mirroring tools write one:
 * `shop.html?tag=x`, `shop.html@tag=x`.
 *
 * @param pattern a global one.
 */
export function findEnding(path: string, pattern: RegExp): { ending: string; query: string } | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const lastEquals = name.lastIndexOf('=')
  for (const { 0: ending, index } of name.matchAll(pattern)) {
    const end = index + ending.length
    const isAt = name[end] === '@' && name[end + 1] !== '=' && lastEquals > end + 1
    if (end === name.length || name[end] === '?' || isAt) return { ending, query: name.slice(end) }
  }
  return undefined
}

/**
 * A path without `.` and `..`, in time proportional to its length, unlike that of `node:path`.
 *
 * @returns `undefined` for a path out of the folder that it starts from.
 */
export function normalPath(path: string): string | undefined {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return undefined
    } else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/') + (/(^|\/)\.{0,2}$/.test(path) && names.length ? '/' : '')
}

/** Finds a file of a folder; `undefined` for dotfiles, and for files outside. */
export async function findInside(root: string, path: string): Promise<string | undefined> {
  const segments = path.split('/').filter(Boolean)
  const isHidden = segments.some(name => name.startsWith('.') && name !== '.well-known')
  if (isHidden || /[\0\\]/.test(path)) return undefined
  try {
    const base = await realpath(root)
    const found = await realpath(join(base, ...segments))
    return found.startsWith(base + sep) && (await stat(found)).isFile() ? found : undefined
  } catch {
    // Missing, or not readable.
    return undefined
  }
}

/** The longest text that is read beside the pages: a manifest, a style sheet, a table of redirects. */
const MAX_TEXT_BYTES = 5e6

/** Reads a text in a folder; `undefined` if it is missing, too long, not a file, or outside of the folder. */
export async function readInside(root: string, path: string): Promise<string | undefined> {
  const file = await findInside(root, path)
  if (file === undefined || (await stat(file)).size > MAX_TEXT_BYTES) return undefined
  return readFile(file, 'utf8')
}

/** Whether a command cannot reach a page, or the pages of a folder, because of a name. */
export const isUnreachable = ({ path, leftOut }: FolderEntry): boolean =>
  leftOut === NOT_UTF8 && (path.endsWith('/') || isPageName(path))
