import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Outcome } from '../conformance/proof.ts'
import { readElements } from './elements.ts'
import { readPlaywright } from './playwright.ts'
import { readVitest } from './vitest.ts'

/** The outcome of one test in one place. */
export interface Result extends Outcome {
  /** The runner, with the engine if it has several. */
  readonly where: string
  /** The line of the test, or of its error. */
  readonly line?: number | undefined
  /** Files that a failed test has left. */
  readonly kept?: readonly string[]
}

const FOLDER = resolve(import.meta.dirname, '../../test-results')

/** Each runner's report: its file, and how to read it. */
export const REPORTS = {
  rules: { file: join(FOLDER, 'rules.json'), read: readVitest },
  long: { file: join(FOLDER, 'long.json'), read: readVitest },
  api: { file: join(FOLDER, 'api.json'), read: readVitest },
  'api-servers': { file: join(FOLDER, 'api-servers.json'), read: readVitest },
  'api-postgres': { file: join(FOLDER, 'api-postgres.json'), read: readVitest },
  elements: { file: join(FOLDER, 'elements-react.json'), read: readElements },
  'elements-engines': { file: join(FOLDER, 'elements-engines.json'), read: readElements },
  'elements-lite': { file: join(FOLDER, 'elements-lite.json'), read: readElements },
  pages: { file: join(FOLDER, 'pages.json'), read: readPlaywright },
  'pages-more': { file: join(FOLDER, 'pages-more.json'), read: readPlaywright },
  package: { file: join(FOLDER, 'package.json'), read: readPlaywright },
  recipes: { file: join(FOLDER, 'recipes.json'), read: readPlaywright },
  engines: { file: join(FOLDER, 'engines.json'), read: readPlaywright },
} as const

export type ReportName = keyof typeof REPORTS

/** The results of a runner's last run; `undefined` if it has not run. */
export function lastResults(name: ReportName): { results: Result[]; at: Date } | undefined {
  const { file, read } = REPORTS[name]
  if (!existsSync(file)) return undefined
  return { results: read(JSON.parse(readFileSync(file, 'utf8'))), at: statSync(file).mtime }
}

/** Counts the results by status. */
export function count(results: readonly Result[]): Record<Result['status'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status } of results) counts[status]++
  return counts
}
