import { lstat, opendir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file of a folder, or the reason why it is left out. */
export interface FolderEntry {
  /** The path from the folder, with slashes. */
  readonly path: string
  readonly bytes: number
  /** Why the entry is left out. */
  readonly leftOut?: string
}

/** Folders of mirroring tools and of repositories, which no site serves. */
const IGNORED = /^(\.(?!well-known$).*|hts-cache|node_modules)$/

/**
 * Lists the files of a folder, folder by folder, without dotfiles. Symbolic links are followed only to files inside.
 */
export async function* walkFolder(root: string): AsyncGenerator<FolderEntry> {
  const base = await realpath(root)
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for await (const entry of await opendir(join(base, folder))) {
      if (IGNORED.test(entry.name)) continue
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) waiting.push(path)
      else if (entry.isFile()) yield { path, bytes: (await lstat(join(base, path))).size }
      else if (entry.isSymbolicLink()) yield await linked(base, path)
    }
  }
}

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
