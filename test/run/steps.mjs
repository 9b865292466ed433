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
 * @property {keyof typeof REPORTS} [report] the report of its tests
 * @property {() => string | undefined} [skip] a reason to skip the step
 * @property {(run: (step: Step) => StepOutcome) => StepOutcome | undefined} [again] repeats a failed step
 */

/** The tests of the server's calls, which need a build. */
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

/** @type {Record<string, Step>} The quickest first. */
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
    skip: () => (findPostgres() ? undefined : 'Postgres is not installed here'),
  },
  elements: elements('Elements in real browsers, on React', 'react', 'elements'),
  // The React step has tested the differences between engines: one engine is enough, unless `BROWSERS` names more.
  'elements-lite': elements('Elements in a real browser, on Preact', 'lite', 'elements-lite', {
    BROWSERS: process.env.BROWSERS ?? 'chromium',
  }),
  pages: {
    title: 'Pages',
    // Playwright empties its output folder, so the other reports are outside it.
    command: ['playwright', 'test', '--reporter=list,json', '--output=test-results/pages'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.pages.file },
    report: 'pages',
    skip: () => (existsSync('playwright.config.ts') ? undefined : 'there is no playwright.config.ts'),
  },
  package: {
    title: 'The packed tarball and the release folder',
    command: ['playwright', 'test', '--config=test/package/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.package.file },
    report: 'package',
  },
  recipes: {
    title: 'Sites of other stacks',
    command: ['node', 'test/recipes/run-recipes.ts', '--core'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.recipes.file },
    report: 'recipes',
  },
  engines: {
    title: 'Core pages in Firefox and WebKit',
    command: ['playwright', 'test', '--config=test/engines/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.engines.file },
    report: 'engines',
  },
  budgets: { title: 'Budgets', command: ['node', 'test/size/size.mjs'] },
  // Last, because it reads the reports of the others.
  conformance: { title: 'Conformance', command: ['node', 'test/conformance/conformance.ts'] },
}
