import { relative } from 'node:path'

const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** Reads Playwright's JSON report. An error outside the tests counts as one failure. */
export function readPlaywright({ config, suites = [], errors = [] }) {
  // Files are named from there.
  const folder = relative('.', config.rootDir).replaceAll('\\', '/')
  const outside = errors.map(({ message }) => ({ title: message, where: 'playwright', status: 'failed' }))
  return [...outside, ...suites.flatMap(suite => readSuite(suite, folder))]
}

function readSuite({ specs = [], suites = [] }, folder) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      title,
      where: `playwright ${projectName}`.trim(),
      status: STATUS[status],
      file: `${folder}/${file}`,
    })),
  )
  return [...own, ...suites.flatMap(suite => readSuite(suite, folder))]
}
