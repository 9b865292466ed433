import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from './test/browsers/find-chromium.ts'

/** The pages of the QA site in a real browser; each worker starts a server of its own. */
export default defineConfig({
  testDir: 'test/pages',
  outputDir: 'test-results/pages',
  fullyParallel: true,
  // One more than there are cores here: a page waits for frames, timers and the server a third of its time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Again, with a trace, where a busy machine may have come too late; the list names it as flaky.
  retries: 2,
  use: { launchOptions: await chromiumLaunch(), locale: 'en-GB', trace: 'on-first-retry' },
})
