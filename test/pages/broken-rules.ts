import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface Look {
  /** Limits the check to a selector; the whole page by default. */
  readonly include?: string
  readonly tags?: string[]
}

/**
 * The accessibility rules that a page violates, and where. Frames are left out, since axe would open a second page each
 * time, and so are the selectors of elements without violations, which are most of axe's work.
 */
export async function brokenRules(page: Page, { include, tags }: Look = {}): Promise<string[]> {
  // Axe would measure the contrast of colours on their way.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe')
  if (include) axe.include(include)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}
