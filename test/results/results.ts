import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readElements } from './elements-reporter.mjs'
import { readPlaywright } from './playwright.mjs'
import { readVitest } from './vitest.ts'

/**
 * @typedef {object} Result what became of one test in one place
 * @property {string} title the test's own title, without its groups'
 * @property {string} where the runner, with the engine where there is one
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} [file] the test's file, from the root of the repository
 */

const FOLDER = resolve(import.meta.dirname, '../../test-results')

/** Each runner's report: its file, and how to read it. */
export const REPORTS = {
  rules: { file: join(FOLDER, 'rules.json'), read: readVitest },
  api: { file: join(FOLDER, 'api.json'), read: readVitest },
  'api-postgres': { file: join(FOLDER, 'api-postgres.json'), read: readVitest },
  elements: { file: join(FOLDER, 'elements-react.json'), read: readElements },
  'elements-lite': { file: join(FOLDER, 'elements-lite.json'), read: readElements },
  pages: { file: join(FOLDER, 'pages.json'), read: readPlaywright },
  engines: { file: join(FOLDER, 'engines.json'), read: readPlaywright },
}

/**
 * What a runner reported last.
 *
 * @param {keyof typeof REPORTS} name
 * @returns {{results: Result[], at: Date} | undefined} undefined when it has not run
 */
export function lastResults(name) {
  const { file, read } = REPORTS[name]
  if (!existsSync(file)) return undefined
  return { results: read(JSON.parse(readFileSync(file, 'utf8'))), at: statSync(file).mtime }
}

/** How many results have each status. */
export function count(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status } of results) counts[status]++
  return counts
}
