import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The full path of the first of `names` that stands on PATH, or undefined. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

/** Whether `path` is a file that may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the browser at `path` starts: a package manager's stub and a browser without its libraries
 * both stand on disk and do not.
 */
export async function starts(path, env = {}) {
  // Chrome for Windows opens a window instead of saying its version.
  if (process.platform === 'win32') return isExecutable(path)
  try {
    await run(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
