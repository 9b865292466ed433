import { isRecord } from '../record'
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent-store'
import { isRestrictive } from './when-consented'

/** What a site says of consent. */
export interface ConsentPolicy {
  /** `compat` keeps the letter of the specification; `gdpr` lets nothing non-essential run before consent. */
  readonly mode: 'compat' | 'gdpr'
  /** Visitors are asked (B3 L112). */
  readonly isBannerEnabled: boolean
  /** No tracking cookies before consent. */
  readonly isRestrictive: boolean
  /** Consent never lifts the restriction. */
  readonly isAbsolute: boolean
  /** What visitors were asked: whoever has answered another version is asked again. */
  readonly version: string
  /** The categories that visitors are asked about. */
  readonly offered: readonly ConsentCategory[]
}

/** Reads the policy from the page context. What is not of its kind counts as not said. */
export function readPolicy(context: object): ConsentPolicy {
  const { consent, cookieSettings } = context as { consent?: unknown; cookieSettings?: unknown }
  const settings = isRecord(cookieSettings) ? cookieSettings : {}
  const { consentVersion: version, consentCategories: wanted } = settings
  const restricts = isRestrictive(settings)
  const isAbsolute = restricts && settings['isRestrictiveCookiePolicyAbsolute'] === true
  return {
    mode: consent === 'compat' ? 'compat' : 'gdpr',
    isBannerEnabled: settings['isCookieBannerEnabled'] === true,
    isRestrictive: restricts,
    isAbsolute,
    version: typeof version === 'string' || typeof version === 'number' ? `${version}` : '',
    offered: CONSENT_CATEGORIES.filter(
      category =>
        (!Array.isArray(wanted) || wanted.includes(category)) && (category === 'functional' || !isAbsolute),
    ),
  }
}
