import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner'
import type { Result } from './results.ts'

/** A result of web-test-runner, which knows each test's file. */
export interface ElementResult extends Result {
  readonly file: string
}

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
export function readElements(results: ElementResult[]): ElementResult[] {
  return results
}

function readSession({ browser, testFile, testResults, errors, passed }: TestSession): ElementResult[] {
  const where = `web-test-runner ${browser.name}`
  const file = relative('.', testFile)
  const tests = testResults ? readSuite(testResults) : []
  const hasFailed = tests.some(({ status }) => status === 'failed')
  // Files that do not load and pages that crash have no failing test.
  const isBroken = errors.length > 0 || (!passed && !hasFailed)
  const load = { title: `loads ${testFile}`, status: 'failed' as const }
  return [...(isBroken ? [load] : []), ...tests].map(test => ({ ...test, where, file }))
}

function readSuite({ tests, suites }: TestSuiteResult): Pick<Result, 'title' | 'status'>[] {
  const own = tests.map(({ name, passed, skipped }) => ({
    title: name,
    status: skipped ? ('skipped' as const) : passed ? ('passed' as const) : ('failed' as const),
  }))
  return [...own, ...suites.flatMap(readSuite)]
}

/** The files that failed, by engine, as `BROWSERS` names it. */
export function failedFiles(results: readonly ElementResult[]): Map<string, string[]> {
  const failed = Map.groupBy(
    results.filter(({ status }) => status === 'failed'),
    ({ where }) => /chromium|firefox|webkit/.exec(where.toLowerCase())?.[0] ?? 'chromium',
  )
  return new Map([...failed].map(([engine, own]) => [engine, [...new Set(own.map(({ file }) => file))]]))
}

/** Replaces the results of the files that ran again in an engine. */
export function replaceResults(
  results: readonly ElementResult[],
  later: readonly ElementResult[],
): ElementResult[] {
  const key = ({ where, file }: ElementResult): string => `${where} ${file}`
  const again = new Set(later.map(key))
  return [...results.filter(result => !again.has(key(result))), ...later]
}
