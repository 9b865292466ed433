import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const COMMAND = 'dist/cli/ashlar.js'

/** Adopts a folder of saved pages with the built command, as its users do. */
export async function adoptFolder(folder: string, out: string, ...options: readonly string[]): Promise<void> {
  const args = [COMMAND, 'adopt', folder, '--out', out, '--json', ...options]
  await promisify(execFile)(process.execPath, args)
}

/** A server of a folder. */
export interface FolderServer {
  /** `http://127.0.0.1:PORT`. */
  readonly address: string
  readonly stop: () => void
}

/** Serves a folder on any free port, as a static host does. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = spawn(process.execPath, [COMMAND, 'serve', folder, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`)
  })
  const started = once(server.stdout, 'data').then(([said]) => JSON.parse(`${said}`) as { address: string })
  const { address } = await Promise.race([started, ended])
  ended.catch(() => {})
  return { address: address.replace(/\/$/, ''), stop: () => void server.kill() }
}
