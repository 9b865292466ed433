const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** The folder of the pages' tests; Playwright names their files from there. */
const FOLDER = 'test/pages'

/** Reads Playwright's JSON report. An error outside the tests counts as one failure. */
export function readPlaywright({ suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => ({ title: message, where: 'playwright', status: 'failed' }))
  return [...outside, ...suites.flatMap(readSuite)]
}

function readSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      title,
      where: `playwright ${projectName}`.trim(),
      status: STATUS[status],
      file: `${FOLDER}/${file}`,
    })),
  )
  return [...own, ...suites.flatMap(readSuite)]
}
