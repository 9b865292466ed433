const STATUS = { passed: 'passed', failed: 'failed' }

/** Reads vitest's JSON report. A file that could not be loaded counts as one failure. */
export function readVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    if (assertionResults.length === 0 && status === 'failed') {
      return [{ title: `loads ${name}`, where: 'vitest', status: 'failed' }]
    }
    return assertionResults.map(test => ({
      title: test.title,
      where: 'vitest',
      status: STATUS[test.status] ?? 'skipped',
    }))
  })
}
