import * as z from 'zod/mini'
import { record } from '../../src/data/fields/validators'
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
  return {
    /** `compat` follows the specification literally; `gdpr` makes declining as easy as accepting. */
    mode: data['mode'] === 'compat' ? ('compat' as const) : ('gdpr' as const),
    /** HTML of the notice. */
    text: text('cookieBannerText'),
    acceptWords: text('cookieBannerCtaText'),
    declineWords: text('cookieBannerOptOutCtaText'),
    manageWords: text('cookieBannerManageCookiesLabel'),
    variant,
    theme: toTheme(text('cookieBannerTheme')),
    position: toPosition(variant, text('cookieBannerPosition')),
    cta: toCtaVariant(text('cookieBannerCtaVariant')),
    acceptType: toAcceptType(text('cookieBannerAcceptType')),
    /** Shows the notice. */
    hasNotice: data['hasNotice'] !== false,
    /** Shows the panel with every category. */
    isPanelOpen: data['isPanelOpen'] === true,
    /** The categories, the current choice and the site's own texts, which the panel parses. */
    panel: data,
  }
}
