import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * The real path of the file `path` under `root`, or undefined when there is none or it would lie outside.
 *
 * @param path as it stands in a URL, decoded; with or without its first slash.
 */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  const found = await findInside(root, path)
  return found !== undefined && (await stat(found)).isFile() ? found : undefined
}

/** True when `path` is a folder under `root`. */
export async function isFolder(root: string, path: string): Promise<boolean> {
  const found = await findInside(root, path)
  return found !== undefined && (await stat(found)).isDirectory()
}

async function findInside(root: string, path: string): Promise<string | undefined> {
  const segments = path.split('/')
  if (path.includes('\0') || path.includes('\\') || segments.includes('..')) return
  try {
    const base = await realpath(root)
    // The real path, so that a symbolic link cannot lead out of the folder.
    const found = await realpath(join(base, ...segments))
    return found === base || found.startsWith(base.endsWith(sep) ? base : base + sep) ? found : undefined
  } catch (cause) {
    if (isAbsent(cause)) return
    throw cause
  }
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ABSENT.has(cause.code)
}

/** The path of a URL, decoded; undefined when its escapes are not valid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (cause) {
    if (cause instanceof URIError) return
    throw cause
  }
}
