import { test as base, expect } from 'playwright/test'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { type Engine, type EngineName, isInstalled, startEngine } from '../browsers/start-engine.mjs'
import { Visitor } from './visitor.ts'

const SIZE = { width: 1280, height: 900 }

interface Machine {
  readonly engineName: EngineName
  readonly server: RunningServer
  /** Undefined where this machine has none. */
  readonly engine: Engine | undefined
}

/** A test with a visitor of the QA site, in the engine of the project. */
export const test = base.extend<{ visitor: Visitor }, Machine>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0 })
      // It takes seconds, which no visitor of a running server waits for.
      await server.open()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = isInstalled(engineName) ? await startEngine(engineName) : undefined
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, engineName, server }, use, info) => {
    if (!engine) return info.skip(true, `${engineName} is not installed here`)
    const visit = await engine.visit(SIZE)
    await use(new Visitor(visit, server.address))
    await visit.close()
  },
})

export { expect }
