import { consentQuestion } from '../../site/cookie-banner-settings'
import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import type { SiteContext } from '../../site/core/site-store'
import { CONSENT_CATEGORIES, type ConsentCategory } from '../core/consent-store'

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

/** Gathers the policy from the page context. */
export function readPolicy(context: SiteContext): ConsentPolicy {
  const settings = consentSettings(context)
  const { consentVersion, consentCategories: wanted } = consentQuestion(context)
  const isAbsolute = settings.isRestrictiveCookiePolicyAbsolute
  return {
    mode: settings.consent,
    isBannerEnabled: settings.isCookieBannerEnabled,
    isRestrictive: isRestrictive(context),
    isAbsolute,
    version: `${consentVersion}`,
    offered: CONSENT_CATEGORIES.filter(
      category => (!wanted.length || wanted.includes(category)) && (category === 'functional' || !isAbsolute),
    ),
  }
}
