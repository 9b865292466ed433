import { lstat, mkdir, realpath, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

/** A folder that a command fills. */
export interface OutputFolder {
  /**
   * Makes room for a file, and returns its path. What has its name is removed: it may be a link out of the folder, or share
   * its bytes with another file.
   *
   * @param path the path from the folder, with slashes.
   * @throws if a link in the folder leads the path out of it.
   */
  readonly place: (path: string) => Promise<string>
}

/** A folder to fill, which is created with its first file. */
export function outputFolder(root: string): OutputFolder {
  const known = new Set<string>()
  return {
    async place(path) {
      const target = join(root, path)
      const folder = dirname(target)
      if (!known.has(folder)) {
        if (!isIn(await realPathOf(root), await realPathOf(folder))) {
          throw new Error(`${folder} leads out of the new folder by a link: remove the link`)
        }
        await mkdir(folder, { recursive: true })
        known.add(folder)
      }
      await rm(target, { force: true })
      return target
    },
  }
}

/**
 * Where a path leads once links are followed; its end may not be there yet.
 *
 * @throws if a link on the way leads to nothing.
 */
async function realPathOf(path: string): Promise<string> {
  const found = await realpath(path).catch(() => undefined)
  if (found !== undefined) return found
  const entry = await lstat(path).catch(() => undefined)
  if (entry?.isSymbolicLink()) throw new Error(`${path} is a link to nothing`)
  const parent = dirname(path)
  return parent === path ? path : join(await realPathOf(parent), basename(path))
}

/** Whether one of two folders is in the other, or both are the same, by whatever links. */
export async function overlap(one: string, other: string): Promise<boolean> {
  const own = await realPathOf(one)
  // The files beside a folder are where its link is.
  const places = [await realPathOf(other), join(await realPathOf(dirname(other)), basename(other))]
  return places.some(place => isIn(own, place) || isIn(place, own))
}

/** Whether a path is that of a folder, or in it, by its name. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`))
}
