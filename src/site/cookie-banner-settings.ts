import { code, flag, list, slice, text } from './core/slice'

/**
 * The texts and the look of the cookie banner [CTX-17]. The enumerated values stay texts: which one an unknown value
 * falls back to is the banner's rule.
 */
export const cookieBannerSettings = slice(['cookieSettings.'], {
  /** HTML of the notice. */
  cookieBannerText: text(),
  cookieBannerTheme: text(),
  cookieBannerVariant: text(),
  cookieBannerPosition: text(),
  cookieBannerAcceptType: text(),
  cookieBannerCtaText: text(),
  cookieBannerCtaVariant: text(),
  cookieBannerOptOutCtaText: text(),
  cookieBannerManageCookiesLabel: text(),
  cookieBannerSavedPreferencesText: text(),
})

/** The question that visitors are asked, and who hears of the answer. */
export const consentQuestion = slice(['cookieSettings.'], {
  /** A new version asks visitors again. */
  consentVersion: code(''),
  /** The categories that visitors are asked about; all if the site names none. */
  consentCategories: list(text(null)),
  /** Tells Google's tags of the choice even where the page has no `dataLayer` yet. */
  googleConsentMode: flag(),
})
