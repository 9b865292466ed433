import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { listTo, optionalTextTo, textOf } from './request-fields'

/** The header and footer of every page. */
export const HEADER_FOOTER_PATH = '/api/site-header-footer'

/** The site's languages and its source language. */
export const MULTILINGUAL_SETTINGS_PATH = '/api/multilingual/settings'

/** Whether a translation provider is connected. */
export const MULTILINGUAL_STATUS_PATH = '/api/multilingual/status'

export const LANGUAGES_PATH = '/api/multilingual/languages'

/** The connection to the translation provider; DELETE removes it. */
export const TRANSLATION_PROVIDER_PATH = '/api/multilingual/connection'

/** The settings of the cookie banner. */
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

/** The owner's settings of the banner. Unknown values fall back when shown. */
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
