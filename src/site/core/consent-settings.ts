import type { SiteContext } from './site-store'
import { at, flag, oneOf, slice } from './slice'

/** The site's settings for consent and tracking [CTX-17]. */
export const consentSettings = slice(['cookieSettings.'], {
  /** `compat` keeps the letter of the specification; `gdpr` lets nothing non-essential run before consent. */
  consent: at(['consent'], oneOf('gdpr', 'compat')),
  /** Visitors are asked. */
  isCookieBannerEnabled: flag(),
  /** No tracking cookies before consent. */
  isRestrictiveCookiePolicyEnabled: flag(),
  /** The older name of `isRestrictiveCookiePolicyEnabled`. */
  isAnalyticsCookiesDisabled: flag(),
  /** Consent never lifts the restriction. */
  isRestrictiveCookiePolicyAbsolute: flag(),
})

/**
 * Whether the site forbids tracking cookies before consent, under any of its names: a restriction that consent never
 * lifts is one, too.
 */
export function isRestrictive(context?: SiteContext): boolean {
  const settings = consentSettings(context)
  return (
    settings.isRestrictiveCookiePolicyEnabled ||
    settings.isAnalyticsCookiesDisabled ||
    settings.isRestrictiveCookiePolicyAbsolute
  )
}
