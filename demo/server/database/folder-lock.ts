import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { parseJson } from '../../../src/data/core/json.ts'

/** The file that is locked. Nothing else may open it: closing a file gives up all locks that a process has on it. */
const LOCK = 'server.lock'

/** The file that says who has the lock; it is information only. */
const HOLDER = 'server.json'

const holderSchema = z.object({ pid: z.number(), host: z.string(), since: z.string() })

type Holder = z.infer<typeof holderSchema>

/** SQLite's code for a file that another process has locked. */
const BUSY = 5

/**
 * Locks a data folder: two servers at once would corrupt it. The operating system holds the lock, by SQLite, on an open
 * file: it ends with the process, however that ends, and counts in every container that mounts the folder. The id of a
 * process means nothing in another container, nor after a crash.
 *
 * @returns a function that releases the lock
 * @throws if another server holds the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const release = lockFile(folder)
  const file = join(folder, HOLDER)
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    writeFileSync(file, JSON.stringify(holder))
  } catch (cause) {
    release()
    throw cause
  }
  return () => {
    rmSync(file, { force: true })
    release()
  }
}

function lockFile(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY) {
      throw new Error(
        `${describeHolder(folder)} is using the data in ${folder}. Stop it, or name another folder in ASHLAR_DATA.`,
      )
    }
    throw cause
  }
  return () => lock.close()
}

function describeHolder(folder: string): string {
  const found = readHolder(folder)
  return found ? `Process ${found.pid} on ${found.host}, since ${found.since},` : 'Another process'
}

/** The holder writes its file after it has locked the folder, so that the file may be absent or incomplete. */
function readHolder(folder: string): Holder | undefined {
  try {
    return z.safeParse(holderSchema, parseJson(readFileSync(join(folder, HOLDER), 'utf8'))).data
  } catch (cause) {
    if (cause instanceof SyntaxError || (cause instanceof Error && 'code' in cause)) return
    throw cause
  }
}
