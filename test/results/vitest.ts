import { relative } from 'node:path'
import type { Result } from './results.ts'

/** Vitest's JSON report, as far as it is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      /** Given by `--includeTaskLocation`. */
      readonly location?: { readonly line: number } | null
    }[]
  }[]
}

/** Reads Vitest's JSON report. A file that could not be loaded, or be left clean, counts as one failure. */
export function readVitest({ testResults }: Report): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name).replaceAll('\\', '/')
    const tests = assertionResults.map(({ title, status, location }) => ({
      title,
      where,
      status: statusOf(status),
      file,
      line: location?.line,
    }))
    const isBroken = status === 'failed' && tests.every(test => test.status !== 'failed')
    return isBroken ? [{ title: `runs ${name}`, where, status: 'failed' as const, file }, ...tests] : tests
  })
}

const where = 'vitest'

function statusOf(status: string): Result['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
