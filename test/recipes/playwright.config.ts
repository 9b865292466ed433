import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from '../browsers/find-chromium.ts'

/** The sites of `demo/recipes`, each of which builds and starts programs of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/recipes-traces',
  fullyParallel: true,
  // Two sites at a time: their programs mostly wait for one another.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 1,
  use: { launchOptions: await chromiumLaunch(), locale: 'en-GB', trace: 'retain-on-failure' },
})
