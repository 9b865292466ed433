/** The owner's settings of the banner, as the editor has them [CKB-01]. */
export interface EditedCookieSettings {
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

/** The payload of the call that saves them: two go under other names, one of these inverted [CKB-02] [CKB-03]. */
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

/** The settings as the editor has them, out of what was saved. */
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
