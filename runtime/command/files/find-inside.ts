import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

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
