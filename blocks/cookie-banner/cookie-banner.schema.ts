import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { record } from '../../src/data/fields/validators'
import { CONSENT_CATEGORIES, type ConsentChoice } from '../../src/visitor/core/consent-store'
import { toAcceptType, toCtaVariant, toPosition, toTheme, toVariant } from './cookie-banner.settings'

type Settings = Readonly<Record<string, unknown>>

/**
 * `data-block-json` of `<ashlar-cookie-banner>`: the site's `cookieSettings`, and the stored choice from the
 * runtime. A setting of the wrong type is ignored, so that visitors are still asked.
 */
export const cookieBannerSchema = z.pipe(record(), z.transform(readBanner))

export type CookieBannerData = ReturnType<typeof readBanner>

function readBanner(data: Settings) {
  const text = (key: string): string => (typeof data[key] === 'string' ? data[key] : '')
  const variant = toVariant(text('cookieBannerVariant'))
  const { offered, choice, chosenAt } = data
  return {
    /** `compat` follows the specification literally; `gdpr` makes declining as easy as accepting. */
    mode: data['mode'] === 'compat' ? ('compat' as const) : ('gdpr' as const),
    /** HTML of the notice. */
    text: text('cookieBannerText'),
    acceptWords: text('cookieBannerCtaText'),
    declineWords: text('cookieBannerOptOutCtaText'),
    manageWords: text('cookieBannerManageCookiesLabel'),
    /** The site's own texts of the panel, which parses them. */
    panelTexts: data['consentTexts'],
    variant,
    theme: toTheme(text('cookieBannerTheme')),
    position: toPosition(variant, text('cookieBannerPosition')),
    cta: toCtaVariant(text('cookieBannerCtaVariant')),
    acceptType: toAcceptType(text('cookieBannerAcceptType')),
    /** The optional categories. */
    offered: CONSENT_CATEGORIES.filter(category => Array.isArray(offered) && offered.includes(category)),
    /** Shows the notice. */
    hasNotice: data['hasNotice'] !== false,
    /** Shows the panel with every category. */
    isPanelOpen: data['isPanelOpen'] === true,
    /** The browser sends Global Privacy Control. */
    isOptedOut: data['isOptedOut'] === true,
    /** The current choice; undefined before the first. */
    choice: isRecord(choice) ? (choice as Partial<ConsentChoice>) : {},
    /** Time of that choice, in ms since 1970. */
    chosenAt: typeof chosenAt === 'number' ? chosenAt : undefined,
  }
}
