import { defineConfig } from 'playwright/test'
import { installedEngines } from '../browsers/engines.ts'
import type { Worker } from './engine-test.ts'

const ENGINES = ['firefox', 'webkit'] as const

// Workers read this file too; the list of tests does not give reasons.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const name of ENGINES)
    if (!installedEngines().includes(name)) console.log(`skipped: ${name} is not installed here`)
}

/** The core of the page tests in Firefox, driven by Playwright, and in WebKitGTK, driven by WebDriver. */
export default defineConfig<object, Pick<Worker, 'engineName'>>({
  testDir: '.',
  outputDir: '../../test-results/engines-traces',
  // One for each engine.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 1,
  projects: [
    ...ENGINES.map(engineName => ({ name: engineName, use: { engineName }, workers: 1 })),
    // Chromium has the page tests; this one needs a network that they do not have.
    { name: 'chromium', use: { engineName: 'chromium' }, workers: 1, testMatch: 'network.spec.ts' },
  ],
})
