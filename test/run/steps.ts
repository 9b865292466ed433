import { existsSync } from 'node:fs'
import type { ReportName } from '../results/results.ts'
import { REPORTS } from '../results/results.ts'
import type { Program } from './programs.ts'

/** A command of the tests. */
export interface Step {
  readonly title: string
  /** `quick`: `npm test` runs it. `rest`: only `npm run test:all` does. */
  readonly suite: 'quick' | 'rest'
  /** How long it takes on a machine of two cores with nothing else to do, in s. */
  readonly seconds: number
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The report of its tests. */
  readonly report?: ReportName
  /** Programs that a machine may lack. The step runs with those that are there, if there are any. */
  readonly needs?: readonly Program[]
  /** Runs beside the step before: browsers mostly wait for frames and timers. */
  readonly isBeside?: boolean
  /** Judges the other steps, and is told if some of them did not run. */
  readonly isJudge?: boolean
}

/** Vitest's command line, with the lines of the tests in its report. */
const vitest = (report: ReportName, ...options: string[]): string[] => [
  'vitest',
  'run',
  ...options,
  '--includeTaskLocation',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS[report].file}`,
]

const playwright = (report: ReportName, ...options: string[]): Pick<Step, 'command' | 'env' | 'report'> => ({
  command: ['playwright', 'test', ...options, '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS[report].file },
  report,
})

/** The element tests of a flavour. `BROWSERS` names other engines. */
const elements = (
  report: ReportName,
  flavour: string,
  browsers?: string,
): Pick<Step, 'command' | 'env' | 'report'> => ({
  command: ['web-test-runner'],
  env: {
    FLAVOUR: flavour,
    ELEMENTS_REPORT: REPORTS[report].file,
    ...(browsers && { BROWSERS: process.env['BROWSERS'] ?? browsers }),
  },
  report,
})

const conformance = { command: ['node', 'test/conformance/conformance.ts'], isJudge: true, seconds: 3 }

/** All steps by name, in the order in which they run. */
export const STEPS: Readonly<Record<string, Step>> = {
  types: { title: 'Types', suite: 'quick', seconds: 8, command: ['tsc', '--noEmit'] },
  lint: { title: 'Lint', suite: 'quick', seconds: 5, command: ['biome', 'check', '.'] },
  rules: {
    title: 'Rules',
    suite: 'quick',
    seconds: 60,
    command: vitest('rules', '--project=rules', '--project=alone'),
    report: 'rules',
  },
  build: { title: 'Build', suite: 'quick', seconds: 35, command: ['npm', 'run', '-s', 'build'] },
  budgets: { title: 'Budgets', suite: 'quick', seconds: 3, command: ['node', 'test/size/size.mjs'] },
  api: {
    title: 'Calls, on PGlite',
    suite: 'quick',
    seconds: 110,
    command: vitest('api', '--config=test/contract/api/vitest.config.ts', '--project=calls'),
    report: 'api',
  },
  elements: {
    title: 'Elements in Chromium, on React',
    suite: 'quick',
    seconds: 80,
    ...elements('elements', 'react', 'chromium'),
  },
  pages: { title: 'Core pages', suite: 'quick', seconds: 120, ...playwright('pages', '--project=core') },
  conformance: { title: 'Conformance', suite: 'quick', ...conformance },

  'api-servers': {
    title: 'Servers that are killed, filled and started anew, on PGlite',
    suite: 'rest',
    seconds: 200,
    command: vitest('api-servers', '--config=test/contract/api/vitest.config.ts', '--project=servers'),
    report: 'api-servers',
  },
  'api-postgres': {
    title: 'Calls, on Postgres',
    suite: 'rest',
    seconds: 100,
    command: vitest('api-postgres', '--config=test/contract/api/vitest.config.ts'),
    env: { API_DATABASE: 'postgres' },
    report: 'api-postgres',
    needs: ['postgres'],
  },
  'elements-engines': {
    title: 'Elements in Firefox and WebKit, on React',
    suite: 'rest',
    seconds: 300,
    ...elements('elements-engines', 'react'),
    needs: ['webkit', 'firefox'],
  },
  'elements-lite': {
    title: 'Elements in Chromium, on Preact',
    suite: 'rest',
    seconds: 120,
    ...elements('elements-lite', 'lite', 'chromium'),
    isBeside: true,
  },
  'pages-more': {
    title: 'All other pages',
    suite: 'rest',
    seconds: 450,
    ...playwright('pages-more', '--project=more'),
  },
  package: {
    title: 'The packed tarball and the release folder',
    suite: 'rest',
    seconds: 40,
    ...playwright('package', '--config=test/package/playwright.config.ts'),
  },
  recipes: {
    title: 'Sites of other stacks',
    suite: 'rest',
    seconds: 50,
    command: ['node', 'test/recipes/run-recipes.ts', '--core'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.recipes.file },
    report: 'recipes',
  },
  long: {
    title: 'The command as a program, large pages, a copy of the repository',
    suite: 'rest',
    seconds: 45,
    command: vitest('long', '--project=long'),
    report: 'long',
    isBeside: true,
  },
  engines: {
    title: 'Pages in Firefox and WebKit, and on a network that breaks',
    suite: 'rest',
    seconds: 97,
    ...playwright('engines', '--config=test/engines/playwright.config.ts'),
    needs: ['chromium', 'webkit', 'firefox'],
  },
  requirements: { title: 'Conformance, of all steps', suite: 'rest', ...conformance },
}

/** What the command line asks for. */
export type Request =
  | { readonly names: readonly string[]; readonly isWhole: boolean }
  | { readonly mistake: string }

/**
 * Reads the command line: names of steps, or none for `npm test`; `--all` for all of them, `--all --rest` for those
 * that `npm test` does not run.
 */
export function readRequest(args: readonly string[]): Request {
  const [options, names] = [
    args.filter(arg => arg.startsWith('--')),
    args.filter(arg => !arg.startsWith('--')),
  ]
  const unknown = [
    ...options.filter(option => option !== '--all' && option !== '--rest'),
    ...names.filter(name => !(name in STEPS)),
  ]
  if (unknown.length > 0) {
    return { mistake: `no step ${unknown.join(', ')}: one of ${Object.keys(STEPS).join(', ')}` }
  }
  // In the order of the table, whatever that of the command line.
  const chosen = (wanted: (name: string, step: Step) => boolean): string[] =>
    Object.entries(STEPS).flatMap(([name, step]) => (wanted(name, step) ? [name] : []))
  if (names.length > 0) return { names: chosen(name => names.includes(name)), isWhole: false }
  if (options.includes('--rest')) {
    // Nothing in the rest builds.
    if (!existsSync('dist/manifest.json')) {
      return { mistake: 'there is no build in dist/. Run npm test first, or npm run test:all without --rest' }
    }
    return { names: chosen((_, { suite }) => suite === 'rest'), isWhole: true }
  }
  // One verdict on all of them.
  if (options.includes('--all')) return { names: chosen(name => name !== 'conformance'), isWhole: true }
  return { names: chosen((_, { suite }) => suite === 'quick'), isWhole: true }
}
