import type { ReportName, Result } from '../results/results.ts'

/** A test that failed. */
export interface Failure {
  readonly title: string
  /** The runner, with the engine if it has several. */
  readonly where: string
  /** The file, with the line if it is known. */
  readonly place: string
  /** The command that runs it alone; elements with the other tests of its file. */
  readonly command: string
  /** Files that show what happened: the page's trace, with its console, and its screenshot. */
  readonly kept: readonly string[]
}

const CALLS = 'npx vitest run --config=test/contract/api/vitest.config.ts'

/** The command that runs a test alone, by its report. */
const COMMANDS: Readonly<Record<ReportName, (place: string, file: string, where: string) => string>> = {
  rules: place => `npx vitest run ${place}`,
  long: place => `npx vitest run ${place}`,
  api: place => `${CALLS} ${place}`,
  'api-servers': place => `${CALLS} ${place}`,
  'api-postgres': place => `API_DATABASE=postgres ${CALLS} ${place}`,
  elements: (_, file, where) => elementsCommand(file, where),
  'elements-engines': (_, file, where) => elementsCommand(file, where),
  'elements-lite': (_, file, where) => `FLAVOUR=lite ${elementsCommand(file, where)}`,
  pages: place => `npx playwright test ${place}`,
  'pages-more': place => `npx playwright test ${place}`,
  package: place => `npx playwright test --config=test/package/playwright.config.ts ${place}`,
  recipes: place => `npx playwright test --config=test/recipes/playwright.config.ts ${place}`,
  engines: (place, _, where) =>
    `npx playwright test --config=test/engines/playwright.config.ts --project=${engineOf(where)} ${place}`,
}

const elementsCommand = (file: string, where: string): string =>
  `BROWSERS=${engineOf(where)} npx web-test-runner --files ${file}`

const engineOf = (where: string): string =>
  /chromium|firefox|webkit/.exec(where.toLowerCase())?.[0] ?? 'chromium'

/** The failures of a report. */
export function failuresOf(report: ReportName, results: readonly Result[]): Failure[] {
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ title, where, file = '', line, kept = [] }) => {
      const place = line === undefined ? file : `${file}:${line}`
      // A file whose name has a space or brackets is one argument.
      const quoted = (text: string): string => (/^[\w./:-]*$/.test(text) ? text : `'${text}'`)
      const command = file ? COMMANDS[report](quoted(place), quoted(file), where) : `npm test -- ${report}`
      return { title, where, place, command, kept }
    })
}
