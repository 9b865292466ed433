import { defineConfig } from 'vitest/config'

/** The calls of any backend: of the one at `BASE_URL`, or of our own, on PGlite or on `API_DATABASE=postgres`. */
export default defineConfig({
  test: {
    root: new URL('../../../', import.meta.url).pathname,
    include: ['test/contract/api/*.spec.ts'],
    globalSetup: ['test/contract/api/start-backend.ts'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Once more where a busy machine came too late; the list says so.
    retry: 1,
  },
})
