import { defineConfig } from 'playwright/test'
import { installedEngines } from '../browsers/engines.ts'
import type { Worker } from '../engines/engine-test.ts'

/** The accessibility of opened states, in each engine that is installed; `--project=chromium` chooses one. */
export default defineConfig<object, Pick<Worker, 'engineName'>>({
  testDir: '.',
  outputDir: '../../test-results/access-traces',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Tests may time out on a busy machine; the list names them as flaky.
  retries: 1,
  projects: installedEngines().map(engineName => ({
    name: engineName,
    use: { engineName },
    // The driver of WebKit has one session at a time.
    ...(engineName === 'webkit' && { workers: 1, fullyParallel: false }),
  })),
})
