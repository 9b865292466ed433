import { defineConfig } from 'playwright/test'
import { chromiumLaunch } from '../browsers/find-chromium.ts'

/** Compares each state of each block with its picture from an earlier build: `npm run test:look`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/look',
  // Ignored by git: the pictures of a few hundred states would outweigh the repository.
  snapshotPathTemplate: '{testDir}/../../.cache/look/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.1 } },
  reporter: [['list'], ['html', { outputFolder: '../../test-results/look-report', open: 'never' }]],
  use: {
    actionTimeout: 15_000,
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
})
