import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { NEED_POSTGRES, OWN_DATABASES, SERVERS } from './own-databases.ts'

const onPostgres = process.env['API_DATABASE'] === 'postgres'
const OTHERS = [...configDefaults.exclude, ...(onPostgres ? OWN_DATABASES : NEED_POSTGRES)]

/** Tests of the calls of any backend: the one at `BASE_URL`, or our own, on PGlite or on `API_DATABASE=postgres`. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../../..'),
    globalSetup: ['test/contract/api/start-backend.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than the two cores of a small machine: tests wait for timers and for servers that they start.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'calls', include: ['test/contract/api/*.spec.ts'], exclude: [...OTHERS, ...SERVERS] },
      },
      { extends: true, test: { name: 'servers', include: SERVERS, exclude: OTHERS } },
    ],
  },
})
