import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The owner of a server of ours. */
export const OWNER = { email: 'owner@example.com', password: 'only for the tests' } as const

/** The site that is let in from elsewhere. */
export const GUEST = 'https://guest.example'

export interface Backend {
  readonly address: string
  readonly process: ChildProcess
  /** What it has said so far. */
  readonly said: () => string
}

/** Starts a server of ours on that data, as people do. */
export async function startBackend(data: Readonly<Record<string, string>>): Promise<Backend> {
  const child = spawn(resolve('node_modules/.bin/node'), ['demo/server/main.ts', '--port', '0'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      ASHLAR_OWNER_PASSWORD: OWNER.password,
      ASHLAR_FORMS: 'test/contract/api/forms.json',
      ASHLAR_TRUST_PROXY: '1',
      ASHLAR_ORIGINS: GUEST,
      ...data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const isUp = new Promise<void>((done, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        said += chunk
        if (said.includes('Ctrl-C stops.')) done()
      })
    }
    child.once('exit', code => failed(new Error(`The server ended with ${code}: ${said}`)))
  })
  await isUp
  const [address = ''] = /http:\/\/localhost:\d+/.exec(said) ?? []
  return { address, process: child, said: () => said }
}

/** Ends a server, and tells how it ended. */
export async function endBackend({ process: child }: Backend, signal: NodeJS.Signals): Promise<unknown> {
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}

/** An empty folder, for as long as it is needed. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'ashlar-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
