import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

interface Look {
  /** Limits the check to a selector; the whole page by default. */
  readonly include?: string
  readonly tags?: string[]
}

/** Less than half of the module's own `source`, which a page would have to read each time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The accessibility rules that a page violates, and where. Frames are left out, and so are the selectors of elements
 * without violations, which are most of axe's work. Axe comes once to a page, and not into its frames.
 */
export async function brokenRules(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(check, look)
}

/** Runs in the page. */
async function check({ include, tags }: Look): Promise<string[]> {
  // Axe would measure the contrast of colours on their way.
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const runner: typeof axe = Reflect.get(window, 'axe')
  const { violations } = await runner.run(
    { ...(include && { include: [[include]] }), exclude: [['iframe']] },
    {
      resultTypes: ['violations'],
      iframes: false,
      ...(tags && { runOnly: { type: 'tag', values: tags } }),
    },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}
