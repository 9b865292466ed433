import type { SiteContext } from '../core/site-store'
import { at, flag, oneOf, slice } from './slice'

/** The site's settings for consent and tracking. */
export const consentSettings = slice(['cookieSettings.'], {
  /** `compat` follows the specification to the letter; `gdpr` runs nothing non-essential before consent. */
  consent: at(['consent'], oneOf('gdpr', 'compat')),
  /** The banner is shown. */
  isCookieBannerEnabled: flag(),
  /** No tracking cookies before consent. */
  isRestrictiveCookiePolicyEnabled: flag(),
  /** The older name of `isRestrictiveCookiePolicyEnabled`. */
  isAnalyticsCookiesDisabled: flag(),
  /** Consent never lifts the restriction. */
  isRestrictiveCookiePolicyAbsolute: flag(),
})

/**
 * Whether the site forbids tracking cookies before consent, under any name of the setting, including the
 * restriction that consent never lifts.
 */
export function isRestrictive(context?: SiteContext): boolean {
  const settings = consentSettings(context)
  return (
    settings.isRestrictiveCookiePolicyEnabled ||
    settings.isAnalyticsCookiesDisabled ||
    settings.isRestrictiveCookiePolicyAbsolute
  )
}
