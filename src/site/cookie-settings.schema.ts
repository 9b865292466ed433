import * as z from 'zod/mini'
import { flag, list, part, text } from '../fields'

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
  /** What visitors are asked: a new version asks them again. */
  consentVersion: z._default(z.union([z.string(), z.number()]), ''),
  /** The categories that visitors are asked about; all where the site names none. */
  consentCategories: list(z.string()),
  /** Tells Google's tags of the choice even where the page has no `dataLayer` yet. */
  googleConsentMode: flag(),
})
