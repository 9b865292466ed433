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
  // Of a busy machine: what passes takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
