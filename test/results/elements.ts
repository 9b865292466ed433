import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

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
  const file = relative('.', testFile)
  const tests = testResults ? readSuite(testResults) : []
  const hasFailed = tests.some(({ status }) => status === 'failed')
  // A file that could not be loaded, or whose page crashed, has no tests to blame.
  const broken = errors.length > 0 || (!passed && !hasFailed)
  return [...(broken ? [{ title: `loads ${testFile}`, status: 'failed' }] : []), ...tests].map(test => ({
    ...test,
    where,
    file,
  }))
}

/**
 * Which files have failed in which engine, as `BROWSERS` names it.
 *
 * @param {(import('./results.mjs').Result & {file: string})[]} results
 * @returns {Map<string, string[]>}
 */
export function failedFiles(results) {
  const failed = Map.groupBy(
    results.filter(({ status }) => status === 'failed'),
    engineOf,
  )
  return new Map([...failed].map(([engine, own]) => [engine, [...new Set(own.map(({ file }) => file))]]))
}

/** `results`, those of a file in an engine that `later` has too being the later ones. */
export function replaceResults(results, later) {
  const key = ({ where, file }) => `${where} ${file}`
  const again = new Set(later.map(key))
  return [...results.filter(result => !again.has(key(result))), ...later]
}

function engineOf({ where }) {
  const [engine] = where.toLowerCase().match(/chromium|firefox|webkit/) ?? ['chromium']
  return engine
}

function readSuite({ tests, suites }) {
  const own = tests.map(({ name, passed, skipped }) => ({
    title: name,
    status: skipped ? 'skipped' : passed ? 'passed' : 'failed',
  }))
  return [...own, ...suites.flatMap(readSuite)]
}
