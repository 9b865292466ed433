import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { Result } from './results.ts'

const STATUS = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const

/** Reads Playwright's JSON report. An error outside of the tests counts as one failure. */
export function readPlaywright({ config, suites, errors }: JSONReport): Result[] {
  // The report names files relative to this folder.
  const folder = relative('.', config.rootDir).replaceAll('\\', '/')
  const outside = errors.map(({ message = '' }) => ({
    title: message,
    where: 'playwright',
    status: 'failed' as const,
  }))
  return [...outside, ...suites.flatMap(suite => readSuite(suite, folder))]
}

function readSuite({ specs, suites = [] }: JSONReportSuite, folder: string): Result[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      where: `playwright ${projectName}`.trim(),
      status: STATUS[status],
      file: `${folder}/${file}`,
      line,
      kept: results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? [])),
    })),
  )
  return [...own, ...suites.flatMap(suite => readSuite(suite, folder))]
}
