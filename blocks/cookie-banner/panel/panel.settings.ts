import { isRecord } from '../../../src/data/core/json'
import { CONSENT_CATEGORIES, type ConsentChoice } from '../../../src/visitor/core/consent-store'

/** The panel's part of the banner's data. A setting of the wrong type is ignored. */
export function readPanel(data: Readonly<Record<string, unknown>>) {
  const { offered, choice, chosenAt } = data
  return {
    /** The optional categories. */
    offered: CONSENT_CATEGORIES.filter(category => Array.isArray(offered) && offered.includes(category)),
    /** The current choice; empty before the first. */
    choice: isRecord(choice) ? (choice as Partial<ConsentChoice>) : {},
    /** Time of that choice, in ms since 1970. */
    chosenAt: typeof chosenAt === 'number' ? chosenAt : undefined,
    /** The browser sends Global Privacy Control. */
    isOptedOut: data['isOptedOut'] === true,
    /** The site's own texts. */
    texts: data['consentTexts'],
  }
}
