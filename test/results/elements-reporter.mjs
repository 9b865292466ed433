import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A reporter for web-test-runner that writes every test of every engine into `file`. */
export function elementsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(sessions.flatMap(readSession), null, 1))
    },
  }
}

/** Reads what `elementsReporter` wrote. */
export function readElements(results) {
  return results
}

function readSession({ browser, testFile, testResults, errors, passed }) {
  const where = `web-test-runner ${browser.name}`
  const tests = testResults ? readSuite(testResults) : []
  const hasFailed = tests.some(({ status }) => status === 'failed')
  // A file that could not be loaded, or whose page crashed, has no tests to blame.
  const broken = errors.length > 0 || (!passed && !hasFailed)
  return [...(broken ? [{ title: `loads ${testFile}`, status: 'failed' }] : []), ...tests].map(test => ({
    ...test,
    where,
  }))
}

function readSuite({ tests, suites }) {
  const own = tests.map(({ name, passed, skipped }) => ({
    title: name,
    status: skipped ? 'skipped' : passed ? 'passed' : 'failed',
  }))
  return [...own, ...suites.flatMap(readSuite)]
}
