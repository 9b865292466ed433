import { code, flag, list, record, slice, text } from './slices/slice'

/**
 * The texts and the design of the cookie banner. Enumerated values stay text: the banner decides
 * their fallbacks.
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
  /** The panel's texts: `title`, `save`, `acceptAll`, `declineAll`, `always`, `optedOut`, and `{ name, text }` of each category. */
  consentTexts: record(),
})

/** The consent question and its integrations. */
export const consentQuestion = slice(['cookieSettings.'], {
  /** A new version asks every visitor again. */
  consentVersion: code(''),
  /** The categories on offer; all if missing. */
  consentCategories: list(text(null)),
  /** Sends each choice to `/api/consent-records` of the site, as proof of consent. */
  isConsentRecorded: flag(true),
  /** Signals the choice to Google's tags even if the page has no `dataLayer` yet. */
  googleConsentMode: flag(),
})
