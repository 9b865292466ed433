import { defineConfig } from 'playwright/test'
import type { EngineName } from '../browsers/start-engine.mjs'

/** The core of the page tests in the engines that are not Chromium: Playwright runs the tests, WebDriver the browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // One session an engine, and a core for each of them.
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // A busy machine may have come too late; the list names it as flaky.
  retries: 1,
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
