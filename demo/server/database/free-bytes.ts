import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The free space of the disk that holds a folder, or will hold it, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  let existing = resolve(folder)
  while (!existsSync(existing)) existing = dirname(existing)
  const { bavail, bsize } = await statfs(existing)
  return bavail * bsize
}
