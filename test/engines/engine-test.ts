import { test as base, expect } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { type EngineName, installedEngines, startEngine } from '../browsers/engines.ts'
import type { Engine, Size } from '../browsers/visit.ts'
import { startEmptyServer } from '../databases/prepared.ts'
import { Visitor } from './visitor.ts'

const SIZE = { width: 1280, height: 900 }

export interface Worker {
  readonly engineName: EngineName
  readonly server: RunningServer
  /** `undefined` if it is not installed. */
  readonly engine: Engine | undefined
}

/** A test with a visitor of the QA site, in the engine of the Playwright project. */
export const test = base.extend<{ size: Size; visitor: Visitor }, Worker>({
  size: [SIZE, { option: true }],
  engineName: ['firefox', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startEmptyServer()
      // Opening the database takes seconds, which visitors of a running server do not wait for.
      await server.open()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = installedEngines().includes(engineName) ? await startEngine(engineName) : undefined
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, engineName, server, size }, use, info) => {
    if (!engine) return info.skip(true, `${engineName} is not installed here`)
    const visit = await engine.visit(size)
    await use(new Visitor(visit, server.address))
    await visit.close()
  },
})

export { expect }
