import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from './test/browsers/find-chromium.ts'

/** The pages of the QA site in a real browser; each worker starts a server of its own. */
export default defineConfig({
  testDir: 'test/pages',
  outputDir: 'test-results/pages',
  fullyParallel: true,
  // One more than the two cores of a small machine: pages wait for frames, timers and the server a third of the time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 2,
  use: { launchOptions: await chromiumLaunch(), locale: 'en-GB', trace: 'on-first-retry' },
})
