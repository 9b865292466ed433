/** The owner's banner settings in the editor. */
interface EditedCookieSettings {
  readonly cookieBannerCtaText?: string
  readonly cookieBannerCtaVariant?: string
  readonly cookieBannerPosition?: string
  readonly cookieBannerText?: string
  readonly cookieBannerTheme?: string
  readonly cookieBannerVariant?: string
  readonly cookieBannerOptOutCtaText?: string
  readonly cookieBannerAcceptType?: string
  readonly isCookieBannerEnabled?: boolean
  readonly isActivityLogEnabled?: boolean
  readonly isAnalyticsCookiesDisabled?: boolean
  readonly isRestrictiveCookiePolicyAbsolute?: boolean
}

/** The payload that saves them: two settings have other names, one of them inverted. */
export function cookieSettingsPayload({
  isActivityLogEnabled = true,
  isAnalyticsCookiesDisabled = false,
  ...settings
}: EditedCookieSettings) {
  return {
    ...settings,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
    isVisitorDataRestricted: !isActivityLogEnabled,
  }
}

/** The editor's settings from a saved payload. */
export function editedCookieSettings({
  isRestrictiveCookiePolicyEnabled,
  isVisitorDataRestricted,
  ...settings
}: Readonly<Record<string, unknown>>): EditedCookieSettings & Readonly<Record<string, unknown>> {
  return {
    ...settings,
    isAnalyticsCookiesDisabled: isRestrictiveCookiePolicyEnabled === true,
    isActivityLogEnabled: isVisitorDataRestricted !== true,
  }
}
