import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from '../browsers/find-chromium.ts'

/** The sites of `demo/recipes`, one after the other: each builds and starts programs of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/recipes-traces',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 1,
  use: { launchOptions: await chromiumLaunch(), locale: 'en-GB', trace: 'retain-on-failure' },
})
