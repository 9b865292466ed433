import { configDefaults, defineConfig } from 'vitest/config'
import { OWN_DATABASES } from './own-databases.ts'

const onPostgres = process.env['API_DATABASE'] === 'postgres'

/** Tests of the calls of any backend: the one at `BASE_URL`, or our own, on PGlite or on `API_DATABASE=postgres`. */
export default defineConfig({
  test: {
    root: new URL('../../../', import.meta.url).pathname,
    include: ['test/contract/api/*.spec.ts'],
    exclude: [...configDefaults.exclude, ...(onPostgres ? OWN_DATABASES : [])],
    globalSetup: ['test/contract/api/start-backend.ts'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // One more than the two cores of a small machine: tests wait for timers and for servers that they start.
    maxWorkers: 3,
    // Retries once on a busy machine; the report mentions it.
    retry: 1,
  },
})
