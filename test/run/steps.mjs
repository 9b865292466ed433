import { existsSync } from 'node:fs'
import { findPostgres } from '../databases/postgres.ts'
import { REPORTS } from '../results/results.ts'
import { elementsAgain } from './elements-again.mjs'

/** @typedef {{passed: number, failed: number, skipped: number, problem?: string}} StepOutcome */

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command a program of node_modules/.bin, and its arguments
 * @property {Record<string, string>} [env]
 * @property {keyof typeof REPORTS} [report] where the step counts its tests
 * @property {() => string | undefined} [skip] why there is nothing to do
 * @property {(run: (step: Step) => StepOutcome) => StepOutcome | undefined} [again] looks at a failure once more
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

/**
 * The element tests of a flavour.
 *
 * @returns {Step}
 */
const elements = (title, flavour, report, engines = {}) => {
  const step = {
    title,
    command: ['web-test-runner'],
    env: { FLAVOUR: flavour, ELEMENTS_REPORT: REPORTS[report].file, ...engines },
    report,
  }
  return { ...step, again: run => elementsAgain(step, run) }
}

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
  elements: elements('Elements in real browsers, on React', 'react', 'elements'),
  // What engines differ in, React's tests have shown: in one of them, unless more are named.
  'elements-lite': elements('Elements in a real browser, on Preact', 'lite', 'elements-lite', {
    BROWSERS: process.env.BROWSERS ?? 'chromium',
  }),
  pages: {
    title: 'Pages',
    // Playwright empties its output folder at the start, the other reports stay outside it.
    command: ['playwright', 'test', '--reporter=list,json', '--output=test-results/pages'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.pages.file },
    report: 'pages',
    skip: () => (existsSync('playwright.config.ts') ? undefined : 'there is no playwright.config.ts'),
  },
  engines: {
    title: 'Core pages in Firefox and WebKit',
    command: ['playwright', 'test', '--config=test/engines/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.engines.file },
    report: 'engines',
  },
  budgets: { title: 'Budgets', command: ['node', 'test/size/size.mjs'] },
  // Last, because it reads what the others reported.
  conformance: { title: 'Conformance', command: ['node', 'test/conformance/conformance.ts'] },
}
