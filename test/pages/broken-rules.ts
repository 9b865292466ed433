import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface Look {
  /** Where to look, as a selector; the whole page without it. */
  readonly include?: string
  readonly tags?: string[]
}

/**
 * The accessibility rules that a page breaks, and where. What stands in a frame is the business of a test of its own:
 * without looking for any, axe opens no second page each time. And what is as it should be needs no selectors, which
 * are most of axe's work.
 */
export async function brokenRules(page: Page, { include, tags }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe')
  if (include) axe.include(include)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
}
