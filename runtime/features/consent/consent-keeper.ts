import { dom, globalOf } from '../../../src/data/core/dom'
import { isRecord } from '../../../src/data/core/json'
import { report } from '../../../src/data/core/report'
import { consentQuestion } from '../../../src/site/cookie-banner-settings'
import {
  type ConsentPolicy,
  type ConsentState,
  consentOf,
  isComplete,
  readPolicy,
  withdrawn,
} from '../../../src/visitor/consent/consent.state'
import { readChoice, type StoredChoice } from '../../../src/visitor/consent/consent-cookies'
import { storeChoice } from '../../../src/visitor/consent/store-choice'
import { hasTrackingTraces } from '../../../src/visitor/consent/tracking-traces'
import {
  $consent,
  CONSENT_CATEGORIES,
  type Consent,
  usedCategories,
} from '../../../src/visitor/core/consent-store'
import type { FeatureTools } from '../../core/features/feature'
import type * as ChoiceEffects from './lazy/choice-effects'

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
interface ConsentKeeper {
  /** Reads the stored choice, and reports it to the page if it has changed. */
  look(): ConsentView
  /** Reports the visitor's consent to the page, if there is any. */
  announce(): void
  /** Loads what a choice needs. */
  prepare(): void
  /** Stores a choice. Categories that are not `true` are refused. */
  choose(choice: unknown): void
}

const readNames = (): string[] => [dom.cookie, ...Object.keys(localStorage)]

/** @param reload called if a category whose code has run loses its consent; cancel `ashlar:consent` to prevent it. */
export function createConsentKeeper($site: FeatureTools['$site'], reload: () => void): ConsentKeeper {
  /** A choice that the browser refused to store: valid for this page. */
  let held: StoredChoice | undefined
  let told = ''
  let effects: typeof ChoiceEffects | undefined

  /** Runs `act` in order: at once if the effects of a choice have loaded. */
  const withEffects = (act: (effects: typeof ChoiceEffects) => void): void => {
    if (effects) act(effects)
    else {
      import('./lazy/choice-effects')
        .then(loaded => {
          effects = loaded
          act(loaded)
        })
        .catch(report)
    }
  }

  const view = (): ConsentView => {
    const policy = readPolicy($site.get())
    const kept = held ?? readChoice()
    const isOptedOut = Reflect.get(navigator, 'globalPrivacyControl') === true
    return { policy, kept, isOptedOut, state: consentOf(policy, kept, isOptedOut) }
  }

  const tell = (consent: Consent | null, isCancelable = false): boolean =>
    dom.dispatchEvent(
      new CustomEvent('ashlar:consent', { cancelable: isCancelable, detail: consent ?? NOTHING }),
    )

  const look = (): ConsentView => {
    const now = view()
    const { consent } = now.state
    const { mode } = now.policy
    const before = $consent.get()
    const last = told
    told = JSON.stringify([mode, consent])
    if (told === last) return now
    $consent.set(consent)
    if (!(consent?.analytics && consent.marketing) && hasTrackingTraces(readNames)) {
      // The choice may be another by then.
      withEffects(({ clearTrackingCookies }) => clearTrackingCookies($consent.get() ?? NOTHING))
    }
    if (
      mode === 'gdpr' &&
      (globalOf('dataLayer') !== undefined || consentQuestion($site.get()).googleConsentMode)
    ) {
      withEffects(({ signalTags }) => signalTags(consent))
    }
    const gone = withdrawn(before, consent, usedCategories)
    if (!consent && !before) return now
    const isAgreed = tell(consent, gone.length > 0)
    // The page that follows reads the stored choice.
    if (gone.length > 0 && isAgreed) withEffects(reload)
    return now
  }

  return {
    look,
    announce() {
      const { consent } = look().state
      if (consent) tell(consent)
    },
    prepare() {
      withEffects(() => {})
    },
    choose(choice) {
      const { policy, kept, isOptedOut } = view()
      const { mode, version, offered } = policy
      const [functional, analytics, marketing] = CONSENT_CATEGORIES.map(
        category => offered.includes(category) && isRecord(choice) && choice[category] === true,
      )
      const chosen = { functional: !!functional, analytics: !!analytics, marketing: !!marketing }
      const record =
        mode === 'gdpr'
          ? { id: kept.record?.id || randomId(), version, time: Date.now(), ...chosen, isOptedOut }
          : undefined
      const made: StoredChoice = { allowed: isComplete(chosen, offered) ? '1' : '0', record }
      // At once: the visitor may leave the page, or lose the network, with the next click.
      held = storeChoice(made) ? undefined : made
      const { isConsentRecorded } = consentQuestion($site.get())
      withEffects(({ reportChoice }) => reportChoice(isConsentRecorded ? record : undefined))
      look()
    },
  }
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(number => number.toString(36)).join('')
