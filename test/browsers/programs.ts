import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The full path of the first of `names` on PATH, or `undefined`. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

/** Whether `path` is an executable file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether the browser at `path` starts: a package manager's stub does not, nor a browser without its libraries. */
export async function starts(path: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  // Chrome for Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return isExecutable(path)
  try {
    await run(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
