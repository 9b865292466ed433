const STATUS = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** Reads Playwright's JSON report. An error outside the tests counts as one failure. */
export function readPlaywright({ suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => ({ title: message, where: 'playwright', status: 'failed' }))
  return [...outside, ...suites.flatMap(readSuite)]
}

function readSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      title,
      where: `playwright ${projectName}`.trim(),
      status: STATUS[status],
    })),
  )
  return [...own, ...suites.flatMap(readSuite)]
}
