import type { PageFacts } from '../measure-page/page-facts'

/** The `data` of RecordEvent (B7 L298). */
export const recordEventData = (
  facts: PageFacts,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
) => ({
  pagePath: pathname,
  pageHash: hash,
  websiteId: facts.websiteId,
  templateId: facts.templateId,
  variantId: facts.variantId,
  memberAccountId: facts.memberAccountId,
  website_locale: facts.locale,
  member_locale: facts.memberLocale,
})
