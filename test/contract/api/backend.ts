import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Email and password of the test server's owner. */
export const OWNER = { email: 'owner@example.com', password: 'only for the tests' } as const

/** A foreign origin that CORS allows. */
export const GUEST = 'https://guest.example'

export interface Backend {
  readonly address: string
  readonly process: ChildProcess
  /** The server's output so far. */
  readonly said: () => string
}

/** Starts our server with the given data, through its command line; `runner` is a command that runs it. */
export async function startBackend(
  data: Readonly<Record<string, string>>,
  runner: readonly string[] = [],
): Promise<Backend> {
  const command = [...runner, resolve('node_modules/.bin/node'), 'demo/server/main.ts', '--port', '0']
  const [program = '', ...args] = command
  const child = spawn(program, args, {
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
  // A test that is out of time leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'))
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

/** Stops a server, and returns its exit code. */
export async function stopBackend({ process: child }: Backend, signal: NodeJS.Signals): Promise<unknown> {
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}

/** Creates an empty folder, deleted on disposal. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'ashlar-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
