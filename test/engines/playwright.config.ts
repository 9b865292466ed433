import { defineConfig } from 'playwright/test'
import { installedEngines } from '../browsers/engines.ts'
import type { Worker } from './engine-test.ts'

/** The runner of all tests says which of them is missing. */
const ENGINES = (['firefox', 'webkit'] as const).filter(name => installedEngines().includes(name))

/** The core of the page tests in Firefox, driven by Playwright, and in WebKitGTK, driven by WebDriver. */
export default defineConfig<object, Pick<Worker, 'engineName'>>({
  testDir: '.',
  globalSetup: '../databases/prepared.ts',
  outputDir: '../../test-results/engines-traces',
  // One for each engine.
  workers: 2,
  // Of a busy machine: what passes takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    ...ENGINES.map(engineName => ({ name: engineName, use: { engineName }, workers: 1 })),
    // Chromium has the page tests; this one needs a network that they do not have.
    { name: 'chromium', use: { engineName: 'chromium' }, workers: 1, testMatch: 'network.spec.ts' },
  ],
})
