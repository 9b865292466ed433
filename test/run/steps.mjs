import { existsSync } from 'node:fs'
import { findPostgres } from '../databases/postgres.mjs'
import { REPORTS } from '../results/results.mjs'

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command a program of node_modules/.bin, and its arguments
 * @property {Record<string, string>} [env]
 * @property {keyof typeof REPORTS} [report] where the step counts its tests
 * @property {() => string | undefined} [skip] why there is nothing to do
 */

/** The calls against a server of ours, which serves what was built. */
const calls = report => [
  'vitest',
  'run',
  '--config=test/contract/api/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS[report].file}`,
]

/** @type {Record<string, Step>} Everything that must hold, the quickest to tell first. */
export const STEPS = {
  types: { title: 'Types', command: ['tsc', '--noEmit'] },
  lint: { title: 'Lint', command: ['biome', 'check', '.'] },
  rules: {
    title: 'Rules',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS.rules.file}`,
    ],
    report: 'rules',
  },
  build: { title: 'Build', command: ['npm', 'run', '-s', 'build'] },
  api: { title: 'Calls, on PGlite', command: calls('api'), report: 'api' },
  'api-postgres': {
    title: 'Calls, on Postgres',
    command: calls('api-postgres'),
    env: { API_DATABASE: 'postgres' },
    report: 'api-postgres',
    skip: () => (findPostgres() ? undefined : 'there is no Postgres on this machine'),
  },
  elements: {
    title: 'Elements in real browsers, on React',
    command: ['web-test-runner'],
    env: { FLAVOUR: 'react', ELEMENTS_REPORT: REPORTS.elements.file },
    report: 'elements',
  },
  'elements-lite': {
    title: 'Elements in real browsers, on Preact',
    command: ['web-test-runner'],
    env: { FLAVOUR: 'lite', ELEMENTS_REPORT: REPORTS['elements-lite'].file },
    report: 'elements-lite',
  },
  pages: {
    title: 'Pages',
    // Playwright empties its output folder at the start, the other reports stay outside it.
    command: ['playwright', 'test', '--reporter=list,json', '--output=test-results/pages'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.pages.file },
    report: 'pages',
    skip: () => (existsSync('playwright.config.ts') ? undefined : 'there is no playwright.config.ts'),
  },
  budgets: { title: 'Budgets', command: ['node', 'test/size/size.mjs'] },
}
