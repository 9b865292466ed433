import { brokenRules } from '../access/broken-rules.ts'
import { STATES } from '../access/states.ts'
import { expect, test } from './engine-test.ts'

/** A state of each sort; `npm run test:access` checks all of them, at two sizes. */
const CORE = ['a form with errors', 'a lightbox', 'a cart drawer', 'the menu behind a burger'] as const

for (const what of CORE) {
  test(`${what} is accessible`, async ({ visitor }) => {
    const state = STATES[what]
    await visitor.open(state?.path ?? '')
    await state?.open(visitor)
    await expect.poll(() => brokenRules(visitor)).toEqual([])
  })
}
