import { dom } from '../../../src/data/core/dom'
import { consentSettings } from '../../../src/site/slices/consent-settings'
import { cookieText } from '../../../src/visitor/core/cookies'
import { TRACKING_COOKIES } from '../../../src/visitor/tracking'
import { forgetAnalyticsId, forgetSession, mayStoreVisits } from '../../../src/visitor/visit-ids'
import { whenConsented } from '../../../src/visitor/when-consented'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { readCookies } from '../../core/features/page-cookies'

/** Starts on consent to a purpose. Returns a function that stops it. */
type Starter = (tools: MeasureTools) => () => void

type MeasureTools = Pick<FeatureTools, '$site' | 'errors'>

/** Loaded only after consent. */
const PURPOSES = {
  analytics: async (): Promise<Starter> => (await import('./page/measure-page')).measurePage,
  marketing: async (): Promise<Starter> => (await import('./lazy/pixels')).startPixels,
}

type Purpose = keyof typeof PURPOSES

/**
 * Reports visits, errors and speed once the visitor has consented to statistics; nothing is stored or sent before.
 * Withdrawing consent deletes what was stored.
 */
export function start(tools: MeasureTools): void {
  const { $site } = tools
  const running = new Map<Purpose, () => void>()
  const end = (purpose: Purpose): void => {
    running.get(purpose)?.()
    running.delete(purpose)
    if (purpose === 'analytics') forgetVisitor()
  }
  const begin = (purpose: Purpose, hasAgreed: boolean): void => {
    if (running.has(purpose)) return
    if (!mayStoreVisits($site.get(), readCookies(), hasAgreed)) return end(purpose)
    let isOver = false
    running.set(purpose, () => {
      isOver = true
    })
    PURPOSES[purpose]().then(
      work => isOver || running.set(purpose, work(tools)),
      // An ad blocker may block the file: nothing is measured then.
      () => {},
    )
  }
  const listen = (event: Event): void => {
    const { detail } = event as CustomEvent<Partial<Record<Purpose, unknown>> | null>
    for (const purpose of ['analytics', 'marketing'] as const) {
      if (detail?.[purpose] === true) begin(purpose, true)
      if (detail?.[purpose] === false) end(purpose)
    }
  }

  if (!mayStoreVisits($site.get(), readCookies(), false)) forgetVisitor()
  dom.addEventListener('ashlar:consent', listen)
  const hasAgreed = consentSettings($site.get()).consent !== 'compat'
  const undo = [
    whenConsented('analytics', () => begin('analytics', hasAgreed)),
    whenConsented('marketing', () => begin('marketing', hasAgreed)),
  ]
  onDestroy(() => {
    dom.removeEventListener('ashlar:consent', listen)
    for (const stop of [...undo, ...running.values()]) stop()
    running.clear()
  })
}

/** Deletes everything that statistics stored about this visitor. */
function forgetVisitor(): void {
  const isSecure = location.protocol === 'https:'
  for (const name of TRACKING_COOKIES) writeCookie(cookieText(name, '', 0, isSecure))
  forgetAnalyticsId()
  forgetSession()
}

/** Sets a cookie, if the page may. */
export function writeCookie(text: string): void {
  try {
    dom.cookie = text
  } catch {
    // A frame with an opaque origin stores no cookies, and its visit is not counted.
  }
}
