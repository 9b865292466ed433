import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server of a folder of saved pages. */
export interface FolderServer {
  /** `http://localhost:PORT`. */
  readonly address: string
  readonly stop: () => void
}

/** Serves a folder with the blocks added, as `npm start -- --site` does. Its data stays in `data`. */
export async function serveFolder(folder: string, data: string): Promise<FolderServer> {
  const server = spawn(process.execPath, ['demo/server/main.ts', '--port', '4760', '--site', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ASHLAR_DATA: data },
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`)
  })
  const started = (async () => {
    let said = ''
    for await (const chunk of server.stdout) {
      said += chunk
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address) return address
    }
    throw new Error(`the server names no address: ${said}`)
  })()
  const address = await Promise.race([started, ended])
  ended.catch(() => {})
  return { address, stop: () => void server.kill() }
}
