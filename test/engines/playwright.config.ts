import { defineConfig } from 'playwright/test'
import { type EngineName, isInstalled } from '../browsers/start-engine.mjs'

const ENGINES: readonly EngineName[] = ['firefox', 'webkit']

// Workers read this file too, and the list of tests gives no reasons.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const name of ENGINES) if (!isInstalled(name)) console.log(`skipped: ${name} is not installed here`)
}

/** The core of the page tests in the engines that are not Chromium: Playwright runs the tests, WebDriver the browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines-traces',
  // One session an engine.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // A busy machine may have come too late; the list names it as flaky.
  retries: 1,
  projects: ENGINES.map(engineName => ({ name: engineName, use: { engineName }, workers: 1 })),
})
