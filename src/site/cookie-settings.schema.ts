import * as z from 'zod/mini'
import { flag, part, text } from '../fields'

/**
 * The cookie banner (B3 L112). The enumerated values stay texts: which one an unknown value falls back to
 * is the banner's rule (B5 L275).
 */
export const cookieSettingsSchema = part({
  isCookieBannerEnabled: flag(),
  /** HTML of the notice. */
  cookieBannerText: text(),
  cookieBannerTheme: text(),
  cookieBannerVariant: text(),
  cookieBannerPosition: text(),
  cookieBannerAcceptType: text(),
  cookieBannerCtaText: text(),
  cookieBannerCtaVariant: text(),
  cookieBannerOptOutCtaText: text(),
  cookieBannerHasOptOut: flag(),
  cookieBannerHasManageCookies: flag(),
  cookieBannerManageCookiesLabel: text(),
  cookieBannerSavedPreferencesText: text(),
  cookieBannerSavedPreferencesLayout: text(),
  /** The site keeps a log of what visitors do. */
  isActivityLogEnabled: z._default(z.boolean(), true),
  /** The older name of `isRestrictiveCookiePolicyEnabled`. */
  isAnalyticsCookiesDisabled: flag(),
  /** No tracking cookies before consent. */
  isRestrictiveCookiePolicyEnabled: flag(),
  /** Consent never lifts the restriction. */
  isRestrictiveCookiePolicyAbsolute: flag(),
})
