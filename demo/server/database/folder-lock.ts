import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps a second server out of a folder of data: two at once would spoil it.
 *
 * @returns how to give the folder free.
 * @throws when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.pid')
  const holder = readHolder(file)
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `Process ${holder} is using the data in ${folder}. Stop it, or name another folder in ASHLAR_DATA.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true })
  }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return
    throw cause
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // Another user's process may not be asked, but lives.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
