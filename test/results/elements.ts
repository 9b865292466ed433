import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner'
import type { Result } from './results.ts'

/** A reporter for web-test-runner that writes every test of every engine to `file`. */
export function elementsReporter(file: string): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(sessions.flatMap(readSession), null, 1))
    },
  }
}

/** Reads a file of `elementsReporter`. */
export function readElements(results: Result[]): Result[] {
  return results
}

function readSession({ browser, testFile, testResults, errors, passed }: TestSession): Result[] {
  const where = `web-test-runner ${browser.name}`
  const file = relative('.', testFile)
  const tests = testResults ? readSuite(testResults, file) : []
  const hasFailed = tests.some(({ status }) => status === 'failed')
  // Files that do not load and pages that crash have no failing test.
  const isBroken = errors.length > 0 || (!passed && !hasFailed)
  const why = errors.map(({ name, message }) => `: ${name ?? 'Error'}: ${message}`).join('')
  const load = { title: `loads ${file}${why}`, status: 'failed' as const }
  return [...(isBroken ? [load] : []), ...tests].map(test => ({ ...test, where, file }))
}

function readSuite(
  { tests, suites }: TestSuiteResult,
  file: string,
): Pick<Result, 'title' | 'status' | 'line'>[] {
  const own = tests.map(({ name, passed, skipped, error }) => ({
    title: name,
    status: skipped ? ('skipped' as const) : passed ? ('passed' as const) : ('failed' as const),
    line: lineIn(error?.stack, file),
  }))
  return [...own, ...suites.flatMap(suite => readSuite(suite, file))]
}

/** The first line of a test's file in a stack. */
function lineIn(stack: string | undefined, file: string): number | undefined {
  const after = stack?.split(file)[1] ?? ''
  return Number(/^:(\d+)/.exec(after)?.[1]) || undefined
}
