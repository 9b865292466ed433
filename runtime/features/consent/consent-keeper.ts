import { isRecord } from '../../../src/data/core/json'
import { BlockError, report } from '../../../src/data/core/report'
import { localArea, storeTimed } from '../../../src/data/storage/storage'
import { consentQuestion } from '../../../src/site/cookie-banner-settings'
import { clearTrackingCookies } from '../../../src/visitor/consent/clear-cookies'
import {
  type ConsentPolicy,
  type ConsentState,
  consentOf,
  isComplete,
  readPolicy,
  type StoredChoice,
  withdrawn,
} from '../../../src/visitor/consent/consent.state'
import {
  CHOICE_MS,
  type ChoiceRecord,
  RECORD_COOKIE,
  readChoice,
  storeChoice,
} from '../../../src/visitor/consent/consent-cookies'
import { signalGoogle } from '../../../src/visitor/consent/google-consent'
import {
  $consent,
  CONSENT_CATEGORIES,
  type Consent,
  usedCategories,
} from '../../../src/visitor/core/consent-store'
import type { FeatureTools } from '../../core/features/feature'

const NOTHING = { functional: false, analytics: false, marketing: false }

/** The visitor's choice and what it depends on. */
export interface ConsentView {
  readonly policy: ConsentPolicy
  readonly state: ConsentState
  readonly kept: StoredChoice
  /** The browser sends Global Privacy Control. */
  readonly isOptedOut: boolean
}

/** Stores the visitor's choice and reports it to the page. */
export interface ConsentKeeper {
  /** Reads the stored choice, and reports it to the page if it has changed. */
  look(): ConsentView
  /** Reports the visitor's consent to the page, if there is any. */
  announce(): void
  /** Stores a choice. Categories that are not `true` are refused. */
  choose(choice: unknown): void
}

/** @param reload called if a category whose code has run loses its consent; cancel `ashlar:consent` to prevent it. */
export function createConsentKeeper($site: FeatureTools['$site'], reload: () => void): ConsentKeeper {
  /** A choice that the browser refused to store is valid for this page. */
  let held: StoredChoice | undefined
  let told = ''

  const view = (): ConsentView => {
    const policy = readPolicy($site.get())
    const kept = held ?? readChoice()
    const isOptedOut = Reflect.get(navigator, 'globalPrivacyControl') === true
    return { policy, kept, isOptedOut, state: consentOf(policy, kept, isOptedOut) }
  }

  const tell = (consent: Consent | null, isCancelable = false): boolean =>
    document.dispatchEvent(
      new CustomEvent('ashlar:consent', { cancelable: isCancelable, detail: consent ?? NOTHING }),
    )

  const look = (): ConsentView => {
    const now = view()
    const { consent } = now.state
    const before = $consent.get()
    const isNew = JSON.stringify([now.policy.mode, consent]) !== told
    told = JSON.stringify([now.policy.mode, consent])
    if (!isNew) return now
    clearTrackingCookies(consent ?? NOTHING)
    $consent.set(consent)
    if (now.policy.mode === 'gdpr') signalTags(consent)
    const gone = withdrawn(before, consent, usedCategories)
    if (!consent && !before) return now
    const isAgreed = tell(consent, gone.length > 0)
    if (gone.length > 0 && isAgreed) reload()
    return now
  }

  /** Signals Google's tags: those on the page, or those that the site announces. */
  const signalTags = (consent: Consent | null): void => {
    if (!('dataLayer' in window) && consentQuestion($site.get()).googleConsentMode) {
      Reflect.set(window, 'dataLayer', [])
    }
    const layer: unknown = Reflect.get(window, 'dataLayer')
    if (Array.isArray(layer)) signalGoogle(layer, consent)
  }

  return {
    look,
    announce() {
      const { consent } = look().state
      if (consent) tell(consent)
    },
    choose(choice) {
      const { policy, kept, isOptedOut } = view()
      const [functional, analytics, marketing] = CONSENT_CATEGORIES.map(
        category => policy.offered.includes(category) && isRecord(choice) && choice[category] === true,
      )
      const chosen = { functional: !!functional, analytics: !!analytics, marketing: !!marketing }
      const isAllowed = isComplete(chosen, policy.offered)
      let record: ChoiceRecord | undefined
      if (policy.mode === 'gdpr') {
        const { version } = policy
        record = { id: kept.record?.id ?? randomId(), version, time: Date.now(), ...chosen, isOptedOut }
        if (consentQuestion($site.get()).isConsentRecorded) sendRecord(record)
      }
      const isKept = storeChoice(isAllowed, record, CHOICE_MS[policy.mode])
      held = isKept ? undefined : { allowed: isAllowed ? '1' : '0', record }
      // Notifies other tabs by a storage event.
      storeTimed(localArea, RECORD_COOKIE, Date.now())
      look()
    },
  }
}

function sendRecord(record: ChoiceRecord): void {
  import('./lazy/send-record')
    .then(lazy => lazy.sendRecord(record))
    .catch(cause => {
      report(new BlockError('consent-unrecorded', 'the choice could not be recorded on the site', { cause }))
    })
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(number => number.toString(36)).join('')
