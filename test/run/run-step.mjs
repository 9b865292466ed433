import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { count, lastResults, REPORTS } from '../results/results.ts'

const BIN = resolve('node_modules/.bin')

/**
 * Runs a step and prints its output.
 *
 * @param {import('./steps.mjs').Step} step
 * @returns {{passed: number, failed: number, skipped: number, problem?: string}} `problem` if it failed
 */
export function runStep(step) {
  const reason = step.skip?.()
  if (reason) {
    console.log(`skipped: ${reason}`)
    return count([])
  }
  const first = runOnce(step)
  return first.problem && step.again ? (step.again(runOnce) ?? first) : first
}

/** Runs a step's command once. */
function runOnce(step) {
  // The report of an earlier run must not be taken for this one's.
  if (step.report) rmSync(REPORTS[step.report].file, { force: true })

  const [program, ...args] = step.command
  const { status, signal, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  })

  const counts = count((step.report && lastResults(step.report)?.results) ?? [])
  if (status === 0 && counts.failed === 0) return counts
  const problem =
    error?.message ?? (counts.failed > 0 ? `${counts.failed} failed` : `ended with ${signal ?? status}`)
  // A step without tests, such as the types, counts as one failure.
  return { ...counts, failed: Math.max(counts.failed, 1), problem }
}
