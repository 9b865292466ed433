/** The owner's settings of the banner, as the editor has them (B3 L112). */
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

/** What is saved of them: two go under other names, one of these turned round (B3 L112). */
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
