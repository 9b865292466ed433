import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from '../browsers/find-chromium.ts'

/** The packed tarball and the release folder, as applications and pages on other origins use them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/package-traces',
  globalSetup: './pack.ts',
  // Each file has folders of its own.
  workers: 2,
  // Of a busy machine: what passes takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { launchOptions: await chromiumLaunch(), trace: 'retain-on-failure', screenshot: 'only-on-failure' },
})
