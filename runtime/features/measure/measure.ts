import { consentSettings } from '../../../src/site/core/consent-settings'
import { whenConsented } from '../../../src/visitor/core/consent-store'
import { cookieText, TRACKING_COOKIES } from '../../../src/visitor/core/tracking'
import { forgetAnalyticsId, forgetSession, mayKeepVisits } from '../../../src/visitor/measure/visit-ids'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { readCookies, writeCookie } from '../../core/features/page-cookies'

/** What starts with consent to a purpose, and returns how to stop. */
type Work = (tools: MeasureTools) => () => void

type MeasureTools = Pick<FeatureTools, '$site' | 'errors'>

/** Loaded only once somebody has agreed. */
const PURPOSES = {
  analytics: async (): Promise<Work> => (await import('./page/measure-page')).measurePage,
  marketing: async (): Promise<Work> => (await import('./lazy/pixels')).startPixels,
}

type Purpose = keyof typeof PURPOSES

/**
 * Counts visits and tells of errors and of speed, once the visitor has agreed to statistics; nothing is kept or
 * sent before. Who takes the consent back leaves nothing behind (B4 L231).
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
    if (!mayKeepVisits($site.get(), readCookies(), hasAgreed)) return end(purpose)
    let isOver = false
    running.set(purpose, () => {
      isOver = true
    })
    PURPOSES[purpose]().then(
      work => isOver || running.set(purpose, work(tools)),
      // An ad blocker keeps the file away: then nothing is measured (A7 L108).
      () => {},
    )
  }
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<Partial<Record<Purpose, unknown>> | null>
    for (const purpose of ['analytics', 'marketing'] as const) {
      if (detail?.[purpose] === true) begin(purpose, true)
      if (detail?.[purpose] === false) end(purpose)
    }
  }

  if (!mayKeepVisits($site.get(), readCookies(), false)) forgetVisitor()
  document.addEventListener('ashlar:consent', hear)
  const hasAgreed = consentSettings($site.get()).consent !== 'compat'
  const undo = [
    whenConsented('analytics', () => begin('analytics', hasAgreed)),
    whenConsented('marketing', () => begin('marketing', hasAgreed)),
  ]
  onDestroy(() => {
    document.removeEventListener('ashlar:consent', hear)
    for (const stop of [...undo, ...running.values()]) stop()
    running.clear()
  })
}

/** Removes all that statistics have kept of this visitor (decisions §3). */
function forgetVisitor(): void {
  const isSecure = location.protocol === 'https:'
  for (const name of TRACKING_COOKIES) writeCookie(cookieText(name, '', 0, isSecure))
  forgetAnalyticsId()
  forgetSession()
}
