import { expect, test } from '../engines/engine-test.ts'
import { ANSWERED_STATES } from './answered-states.ts'
import { brokenRules } from './broken-rules.ts'
import { STATES } from './states.ts'

const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ size: SIZES[device] })

    for (const [what, { path, open, only }] of Object.entries({ ...STATES, ...ANSWERED_STATES })) {
      if (only && only !== device) continue
      test(`${what} is accessible on a ${device}`, async ({ visitor }) => {
        await visitor.open(path)
        await open(visitor)
        // Content that fades in is only legible at the end.
        await expect.poll(() => brokenRules(visitor)).toEqual([])
      })
    }
  })
}
