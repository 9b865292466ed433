import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from '../browsers/find-chromium.ts'

/** The packed tarball and the release folder, as applications and pages on other origins use them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/package-traces',
  globalSetup: './pack.ts',
  // Each file has folders of its own.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 1,
  use: { launchOptions: await chromiumLaunch() },
})
