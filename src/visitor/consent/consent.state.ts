import { consentQuestion } from '../../site/cookie-banner-settings'
import type { SiteContext } from '../../site/core/site-store'
import { consentSettings, isRestrictive } from '../../site/slices/consent-settings'
import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
} from '../core/consent-store'
import type { StoredChoice } from './consent-cookies'

/** The allowed categories, and whether to ask the visitor. */
export interface ConsentState {
  /** Null while undecided. */
  readonly consent: Consent | null
  readonly isOpen: boolean
}

/**
 * Decides what may run.
 *
 * @param isOptedOut whether the browser sends Global Privacy Control: analytics and marketing then count
 * as refused, unless the visitor has chosen with the signal on.
 */
export function consentOf(policy: ConsentPolicy, kept: StoredChoice, isOptedOut: boolean): ConsentState {
  if (policy.mode === 'compat') {
    const isFree = !policy.isRestrictive || (kept.allowed === '1' && !policy.isAbsolute)
    const isOpen = kept.allowed === undefined
    return { consent: consentTo(category => category === 'functional' || isFree), isOpen }
  }
  const { record } = kept
  if (record?.version === policy.version) {
    const isOverridden = isOptedOut && !record.isOptedOut
    const isGranted = (category: ConsentCategory): boolean =>
      record[category] && policy.offered.includes(category) && (category === 'functional' || !isOverridden)
    return { consent: consentTo(isGranted), isOpen: false }
  }
  // A plain refusal needs no second question; neither does the browser's signal.
  const isRefused = (!record && kept.allowed === '0') || isOptedOut
  return { consent: isRefused ? consentTo(() => false) : null, isOpen: !isRefused }
}

/** Whether a choice agrees to everything offered: the value of `ss_cookieAllowed`. */
export const isComplete = (choice: ConsentChoice, offered: readonly ConsentCategory[]): boolean =>
  offered.every(category => choice[category])

/** The categories that ran on this page and have lost their consent. */
export const withdrawn = (
  before: Consent | null,
  after: Consent | null,
  used: ReadonlySet<ConsentCategory>,
): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter(
    category => before?.[category] === true && after?.[category] !== true && used.has(category),
  )

function consentTo(isGranted: (category: ConsentCategory) => boolean): Consent {
  const [functional, analytics, marketing] = CONSENT_CATEGORIES.map(isGranted)
  return { necessary: true, functional: !!functional, analytics: !!analytics, marketing: !!marketing }
}

/** The site's consent policy. */
export interface ConsentPolicy {
  /** `compat` follows the specification to the letter; `gdpr` runs nothing non-essential before consent. */
  readonly mode: 'compat' | 'gdpr'
  /** The banner is shown. */
  readonly isBannerEnabled: boolean
  /** No tracking cookies before consent. */
  readonly isRestrictive: boolean
  /** Consent never lifts the restriction. */
  readonly isAbsolute: boolean
  /** The version of the settings: a new version asks every visitor again. */
  readonly version: string
  /** The categories that visitors are asked about. */
  readonly offered: readonly ConsentCategory[]
}

/** Reads the policy from the page context. */
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
