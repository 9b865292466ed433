import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createProcesses } from '../browsers/processes.ts'
import type { RunningSite } from './recipe.ts'

const execute = promisify(execFile)

/** How long a server may take to answer for the first time, in ms. */
const START_TIMEOUT_MS = 60_000

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

interface Surroundings {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program to its end and returns its output. @throws with all of its output if it fails */
export async function run([program, ...args]: Command, { cwd, env }: Surroundings): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 100_000_000 }
  try {
    return (await execute(program, args, options)).stdout
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause })
  }
}

/** Starts a server and waits until it answers at its port. @throws with its last output if it ends before that */
export async function serve(
  command: (port: number) => Command,
  { cwd, env }: Surroundings,
): Promise<Omit<RunningSite, 'messages'>> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const [program, ...args] = command(port)
  const processes = createProcesses()
  const { failure } = processes.start(program, args, { cwd, env: { ...process.env, ...env } })
  try {
    await Promise.race([failure, answers(address)])
  } catch (error) {
    await processes.stop()
    throw error
  }
  return { address, stop: processes.stop }
}

/** A port that nothing listens to. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(address: string): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (performance.now() > end) throw new Error(`${address} does not answer`, { cause: error })
      await wait(100)
    }
  }
}
