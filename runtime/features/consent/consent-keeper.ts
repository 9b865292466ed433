import { isRecord } from '../../../src/data/core/json'
import { BlockError, report } from '../../../src/data/core/report'
import { keep, localArea } from '../../../src/data/core/storage'
import { consentQuestion } from '../../../src/site/cookie-banner-settings'
import {
  CHOICE_MS,
  type ConsentPolicy,
  type ConsentState,
  consentOf,
  isWhole,
  type KeptChoice,
  readPolicy,
  withdrawn,
} from '../../../src/visitor/consent/consent.state'
import {
  type ChoiceRecord,
  clearTrackingCookies,
  keepChoice,
  keptChoice,
  RECORD_COOKIE,
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

/** What is known of the visitor's choice. */
export interface ConsentView {
  readonly policy: ConsentPolicy
  readonly state: ConsentState
  readonly kept: KeptChoice
  /** The browser sends Global Privacy Control. */
  readonly isOptedOut: boolean
}

/** Keeps the visitor's choice, and tells the page of it. */
export interface ConsentKeeper {
  /** Reads what is kept, and tells the page where something has changed. */
  look(): ConsentView
  /** Tells the page what may run, where that is known. */
  announce(): void
  /** Keeps a choice. What is not `true` in it is refused. */
  choose(choice: unknown): void
}

/** @param reload called where something has run that the visitor no longer agrees to; cancel `ashlar:consent` to prevent it. */
export function createConsentKeeper($site: FeatureTools['$site'], reload: () => void): ConsentKeeper {
  /** A choice that the browser would not keep holds as long as the page. */
  let held: KeptChoice | undefined
  let told = ''

  const view = (): ConsentView => {
    const policy = readPolicy($site.get())
    const kept = held ?? keptChoice()
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

  /** Google's tags on the page, or those that the site says will come. */
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
      const isAllowed = isWhole(chosen, policy.offered)
      let record: ChoiceRecord | undefined
      if (policy.mode === 'gdpr') {
        const { version } = policy
        record = { id: kept.record?.id ?? randomId(), version, time: Date.now(), ...chosen, isOptedOut }
        sendRecord(record)
      }
      const isKept = keepChoice(isAllowed, record, CHOICE_MS[policy.mode])
      held = isKept ? undefined : { allowed: isAllowed ? '1' : '0', record }
      // Other tabs hear of it by this.
      keep(localArea, RECORD_COOKIE, Date.now())
      look()
    },
  }
}

function sendRecord(record: ChoiceRecord): void {
  import('./lazy/send-record')
    .then(part => part.sendRecord(record))
    .catch(cause => {
      report(new BlockError('consent-unrecorded', 'the site could not be told of the choice', { cause }))
    })
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('')
