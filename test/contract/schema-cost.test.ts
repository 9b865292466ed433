// @vitest-environment happy-dom
import { expect, it } from 'vitest'

/** The number of a schema's nodes determines how long its block takes to start. */
const MAX_NODES = { gallery: 80, image: 55, video: 40 } as const

it.each(Object.entries(MAX_NODES))('builds the schema of %s from fewer than %i nodes', async (name, most) => {
  let nodes = 0
  Reflect.set(globalThis, '__zod_globalConfig', {
    postProcessor() {
      nodes += 1
    },
  })
  await import(`../../blocks/${name}/${name}.schema.ts`)
  Reflect.deleteProperty(globalThis, '__zod_globalConfig')
  expect(nodes).toBeGreaterThan(0)
  expect(nodes).toBeLessThan(most)
})
