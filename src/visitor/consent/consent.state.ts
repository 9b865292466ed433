import { consentQuestion } from '../../site/cookie-banner-settings'
import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import type { SiteContext } from '../../site/core/site-store'
import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
} from '../core/consent-store'
import type { ChoiceRecord } from './consent-cookies'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a choice is kept: 30 days in `compat` (A9 L147), else about the six months that authorities name. */
export const CHOICE_MS = { compat: 30 * DAY_MS, gdpr: 180 * DAY_MS } as const

/** What is kept of an earlier visit. */
export interface KeptChoice {
  /** Of `ss_cookieAllowed` (A9 L147): '1', '0', or nothing. */
  readonly allowed: string | undefined
  readonly record: ChoiceRecord | undefined
}

/** What may run, and whether the visitor has still to be asked. */
export interface ConsentState {
  /** Null while nobody knows. */
  readonly consent: Consent | null
  readonly isOpen: boolean
}

/**
 * Decides what may run.
 *
 * @param isOptedOut the browser sends Global Privacy Control: analytics and marketing count as refused, until the
 *   visitor has chosen with that signal on.
 */
export function consentOf(policy: ConsentPolicy, kept: KeptChoice, isOptedOut: boolean): ConsentState {
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
  // A refusal of the plain kind needs no second question, and neither does the browser's own.
  const isRefused = (!record && kept.allowed === '0') || isOptedOut
  return { consent: isRefused ? consentTo(() => false) : null, isOpen: !isRefused }
}

/** Whether a choice agrees to all: what `ss_cookieAllowed` says in one digit. */
export const isWhole = (choice: ConsentChoice, offered: readonly ConsentCategory[]): boolean =>
  offered.every(category => choice[category])

/** The categories of which something has run that may no longer. */
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
