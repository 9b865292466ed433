import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { listTo, optionalTextTo, textOf } from './request-fields'

/** What stands above and below every page (B7 L307-308). */
export const HEADER_FOOTER_PATH = '/api/site-header-footer'

/** Which languages the site has, and in which it is written (B7 L309). */
export const MULTILINGUAL_SETTINGS_PATH = '/api/multilingual/settings'

/** Whether a translation provider is connected (B7 L309). */
export const MULTILINGUAL_STATUS_PATH = '/api/multilingual/status'

export const LANGUAGES_PATH = '/api/multilingual/languages'

/** The tie to the translation provider; DELETE cuts it (B7 L311). */
export const TRANSLATION_PROVIDER_PATH = '/api/multilingual/connection'

/** What the cookie banner looks like and does (B7 L317; decisions §3). */
export const COOKIE_SETTINGS_PATH = '/api/cookie-settings'

const region = /* @__PURE__ */ defineSchema(() => z.record(z.string(), z.unknown()))

export const headerFooter = /* @__PURE__ */ defineSchema(() => z.object({ header: region, footer: region }))

/** BCP 47 tags. */
export const languages = /* @__PURE__ */ defineSchema(() =>
  z.object({
    languages: listTo(100, textOf(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/)),
  }),
)

export const multilingualStatus = /* @__PURE__ */ defineSchema(() => z.object({ connected: z.boolean() }))

const text = /* @__PURE__ */ defineSchema(() => optionalTextTo(10_000))

const flag = /* @__PURE__ */ defineSchema(() => z.optional(z.boolean()))

/** What the owner saves of the banner (B3 L112). Texts that nobody knows fall back when they are shown (B5 L275). */
export const cookieSettings = /* @__PURE__ */ defineSchema(() =>
  z.object({
    cookieBannerCtaText: text,
    cookieBannerCtaVariant: text,
    cookieBannerPosition: text,
    cookieBannerText: text,
    cookieBannerTheme: text,
    cookieBannerVariant: text,
    cookieBannerOptOutCtaText: text,
    cookieBannerAcceptType: text,
    isCookieBannerEnabled: flag,
    /** From `isAnalyticsCookiesDisabled`. */
    isRestrictiveCookiePolicyEnabled: flag,
    isRestrictiveCookiePolicyAbsolute: flag,
    /** The inverse of `isActivityLogEnabled`. */
    isVisitorDataRestricted: flag,
  }),
)
