import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { lastResults, REPORTS, type Result } from '../results/results.ts'
import { type Failure, failuresOf } from './failures.ts'
import { isInstalled, MISSING } from './programs.ts'
import type { Step } from './steps.ts'

const BIN = resolve('node_modules/.bin')

export interface StepOutcome {
  readonly results: readonly Result[]
  readonly failures: readonly Failure[]
  /** Reasons why it did not run, or not in every program. */
  readonly leftOut: readonly string[]
  /** What went wrong; `undefined` if it passed. */
  readonly problem?: string
  readonly seconds: number
}

/**
 * Runs a step.
 *
 * @param isHeld holds its output back, and prints it at the end: two steps at once would mix theirs
 * @param more further arguments of its command
 */
export async function runStep(step: Step, isHeld: boolean, more: readonly string[]): Promise<StepOutcome> {
  const started = performance.now()
  const needs = step.needs ?? []
  const found = needs.filter(isInstalled)
  const leftOut = needs.filter(program => !found.includes(program)).map(program => MISSING[program])
  const isRun = needs.length === 0 || found.length > 0
  for (const reason of leftOut) console.log(`${isRun ? 'partly' : ''} left out: ${reason}`.trim())
  if (!isRun) return { results: [], failures: [], leftOut, seconds: 0 }

  // The report of an earlier run must not be taken for this one's.
  if (step.report) rmSync(REPORTS[step.report].file, { force: true })
  const engines = found.filter(program => program !== 'postgres')
  const ended = await run(
    [...step.command, ...more],
    { BROWSERS: engines.join() || undefined, ...step.env },
    isHeld,
  )
  const results = (step.report && lastResults(step.report)?.results) ?? []
  const failures = step.report ? failuresOf(step.report, results) : []
  const problem = failures.length > 0 ? `${failures.length} failed` : ended
  const seconds = Math.round((performance.now() - started) / 1000)
  return { results, failures, leftOut, seconds, ...(problem !== undefined && { problem }) }
}

/** Runs a command. Gives how it ended, unless it ended well. */
function run(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  isHeld: boolean,
): Promise<string | undefined> {
  return new Promise(done => {
    const child = spawn(program, args, {
      stdio: ['ignore', isHeld ? 'pipe' : 'inherit', isHeld ? 'pipe' : 'inherit'],
      env: { ...process.env, ...surroundings(), ...defined(env) },
      shell: process.platform === 'win32',
    })
    let held = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', text => {
        held += text
      })
    }
    child.once('error', ({ message }) => done(message))
    child.once('close', (code, signal) => {
      process.stdout.write(held)
      done(code === 0 ? undefined : `ended with ${signal ?? code}`)
    })
  })
}

/** What programs find around them, whatever this machine has set. */
const surroundings = (): NodeJS.ProcessEnv => {
  const { PATH, NO_PROXY, no_proxy } = process.env
  const direct = [NO_PROXY ?? no_proxy, 'localhost', '127.0.0.1', '::1'].filter(Boolean).join()
  return {
    PATH: `${BIN}${delimiter}${PATH}`,
    NO_PROXY: direct,
    no_proxy: direct,
    ...(isWritable(homedir()) ? {} : { HOME: standInHome() }),
  }
}

/** Browsers and package managers keep their profiles and caches in their user's home. */
function isWritable(folder: string): boolean {
  try {
    rmSync(mkdtempSync(join(folder, '.ashlar-')), { recursive: true })
    return true
  } catch {
    return false
  }
}

let home: string | undefined

function standInHome(): string {
  if (home === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'ashlar-home-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    home = made
  }
  return home
}

const defined = (env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
