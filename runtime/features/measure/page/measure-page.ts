import { CRUMB } from '../../../../src/calls/core/crumb'
import { siteAddress } from '../../../../src/calls/core/site-address'
import { cookieIn, isTracked } from '../../../../src/visitor/core/tracking'
import { statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import { createSender } from '../../../../src/visitor/measure-page/sender'
import { BUTTONS, mayMirror } from '../../../../src/visitor/measure-page/signals'
import type { FeatureTools } from '../../../core/features/feature'
import { readCookies } from '../../../core/features/page-cookies'
import { takeErrors } from './early-faults'
import type { Measuring } from './measuring'
import { startSignals } from './signals'
import { startSpeed } from './speed'
import { startVisit } from './visit'
import { onFirstUse } from './when-told'

/** Starts all that is measured on a page whose visitor has agreed. Returns how to stop. */
export function measurePage({ $site, errors }: Pick<FeatureTools, '$site' | 'errors'>): () => void {
  const ending = new AbortController()
  const after = (work: () => void, ms: number): (() => void) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  }
  const measuring: Measuring = {
    $site,
    after,
    signal: ending.signal,
    isTracked: () => isTracked($site.get(), location.pathname),
    send: createSender({
      fetch: (url, init) => fetch(url, init),
      base: siteAddress,
      crumb: () => cookieIn(readCookies(), CRUMB) ?? '',
      after,
    }),
    whenHidden(work) {
      const look = (): void => {
        if (document.visibilityState === 'hidden') work()
      }
      document.addEventListener('visibilitychange', look, { signal: ending.signal })
      // Safari hides a page that goes without saying so.
      addEventListener('pagehide', work, { signal: ending.signal })
    },
  }
  const tellFault = onFirstUse(async () => (await import('../lazy/errors')).startErrors(measuring), measuring)
  ending.signal.addEventListener('abort', takeErrors(errors, tellFault))
  for (const begin of [startVisit, hearLog, startSignals]) {
    try {
      begin(measuring)
    } catch (cause) {
      // What cannot be measured must not keep the rest from it (A7 L108).
      tellFault({ event: 'metrics', cause, timestamp: Date.now() })
    }
  }
  void startSpeed(measuring, tellFault)
  const { experiments } = statisticsSettings($site.get())
  // Few pages have any of these; an ad blocker may keep the files away (A7 L108).
  if (experiments) import('../lazy/recording').then(part => part.startRecording(measuring)).catch(() => {})
  if (mayMirror($site.get()))
    import('../lazy/mirror').then(part => part.startMirror(measuring)).catch(() => {})
  let hasButtons = false
  const look = (): void => {
    if (hasButtons || !document.querySelector(BUTTONS)) return
    hasButtons = true
    import('../lazy/buttons').then(part => part.startButtons(measuring)).catch(() => {})
  }
  look()
  document.addEventListener('ashlar:ready', look, { signal: ending.signal })
  return () => ending.abort()
}

/** Hears the lines that the page logs with `ashlar:log` `{ type, data }` on the document (A7 L106). */
function hearLog(measuring: Measuring): void {
  const add = onFirstUse(async () => (await import('../lazy/log')).startLog(measuring), measuring)
  document.addEventListener(
    'ashlar:log',
    event => {
      const { detail } = event as CustomEvent<{ type?: unknown; data?: unknown } | null>
      add({ pageUrl: location.href, type: `${detail?.type ?? ''}`, data: detail?.data ?? null })
    },
    { signal: measuring.signal },
  )
}
