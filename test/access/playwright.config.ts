import { defineConfig } from 'playwright/test'
import { installedEngines } from '../browsers/engines.ts'
import type { Worker } from '../engines/engine-test.ts'

/** The accessibility of opened states, in each engine that is installed; `--project=chromium` chooses one. */
export default defineConfig<object, Pick<Worker, 'engineName'>>({
  testDir: '.',
  globalSetup: '../databases/prepared.ts',
  outputDir: '../../test-results/access-traces',
  fullyParallel: true,
  workers: 3,
  // Of a busy machine: what passes takes a few seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: installedEngines().map(engineName => ({
    name: engineName,
    use: { engineName },
    // The driver of WebKit has one session at a time.
    ...(engineName === 'webkit' && { workers: 1, fullyParallel: false }),
  })),
})
