import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createProcesses } from '../browsers/processes.ts'
import type { RunningSite } from './recipe.ts'

const execute = promisify(execFile)

/** How long a server or a database may take to answer for the first time, in ms. */
const START_TIMEOUT_MS = 60_000

/** Frameworks that count their users ask here. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

interface Surroundings {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a program to its end and returns its output. @throws with all of its output if it fails */
export async function run([program, ...args]: Command, { cwd, env }: Surroundings): Promise<string> {
  const options = { cwd, env: { ...process.env, ...QUIET, ...env }, maxBuffer: 100_000_000 }
  try {
    return (await execute(program, args, options)).stdout
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause })
  }
}

/** Starts a server and waits until it answers at `port`. @throws with its last output if it ends before that */
export async function serve(
  [program, ...args]: Command,
  { port, cwd, env }: Surroundings & { readonly port: number },
): Promise<Omit<RunningSite, 'messages'>> {
  const address = `http://localhost:${port}`
  const processes = createProcesses()
  const { failure } = processes.start(program, args, { cwd, env: { ...process.env, ...QUIET, ...env } })
  try {
    await Promise.race([failure, succeeds(() => fetch(address))])
  } catch (error) {
    await processes.stop()
    throw error
  }
  return { address, stop: processes.stop }
}

/** Repeats `attempt` until it succeeds. @throws its last error after a minute */
export async function succeeds(attempt: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(100)
    }
  }
}
