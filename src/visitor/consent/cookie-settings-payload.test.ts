import { expect, it } from 'vitest'
import { cookieSettingsPayload } from './cookie-settings-payload'

it('takes isRestrictiveCookiePolicyEnabled from isAnalyticsCookiesDisabled, false by default [CKB-02]', () => {
  expect(cookieSettingsPayload({}).isRestrictiveCookiePolicyEnabled).toBe(false)
  expect(cookieSettingsPayload({ isAnalyticsCookiesDisabled: true })).toMatchObject({
    isRestrictiveCookiePolicyEnabled: true,
  })
})

it('inverts isActivityLogEnabled into isVisitorDataRestricted [CKB-03]', () => {
  expect(cookieSettingsPayload({ isActivityLogEnabled: true }).isVisitorDataRestricted).toBe(false)
  expect(cookieSettingsPayload({ isActivityLogEnabled: false }).isVisitorDataRestricted).toBe(true)
})

it('keeps every other setting, and neither of the two names [CKB-01]', () => {
  const settings = {
    cookieBannerCtaText: 'a',
    cookieBannerCtaVariant: 'b',
    cookieBannerPosition: 'c',
    cookieBannerText: 'd',
    cookieBannerTheme: 'e',
    cookieBannerVariant: 'f',
    cookieBannerOptOutCtaText: 'g',
    cookieBannerAcceptType: 'h',
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyAbsolute: true,
  }
  expect(
    cookieSettingsPayload({ ...settings, isActivityLogEnabled: true, isAnalyticsCookiesDisabled: false }),
  ).toEqual({ ...settings, isRestrictiveCookiePolicyEnabled: false, isVisitorDataRestricted: false })
})
