import { BUTTONS } from '../../../src/analytics/button-selector'
import { createSender } from '../../../src/analytics/sender'
import { isTracked } from '../../../src/analytics/tracked'
import { siteAddress } from '../../../src/data-layer/site-address'
import type { SiteStore } from '../../../src/site/site-store'
import { cookieIn } from '../../../src/visit/tracking-cookies'
import { CRUMB } from '../../../src/wire/crumb-names'
import { startFaults } from './faults'
import { startLog } from './log'
import type { Measuring } from './measuring'
import { readCookies } from './page-cookies'
import { startSignals } from './signals'
import { startSpeed } from './speed'
import { startVisit } from './visit'

/** Starts all that is measured on a page whose visitor has agreed. Returns how to stop. */
export function measurePage($site: SiteStore): () => void {
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
  const faults = startFaults(measuring)
  for (const begin of [startVisit, startLog, startSignals]) {
    try {
      begin(measuring)
    } catch (cause) {
      // What cannot be measured must not keep the rest from it (A7 L108).
      faults({ event: 'metrics', cause, timestamp: Date.now() })
    }
  }
  void startSpeed(measuring, faults)
  const { experiments, accessPermissions } = $site.get()
  // Few pages have any of these; an ad blocker may keep the files away (A7 L108).
  if (experiments) import('./recording').then(part => part.startRecording(measuring)).catch(() => {})
  if (accessPermissions) import('./mirror').then(part => part.startMirror(measuring)).catch(() => {})
  let hasButtons = false
  const look = (): void => {
    if (hasButtons || !document.querySelector(BUTTONS)) return
    hasButtons = true
    import('./buttons').then(part => part.startButtons(measuring)).catch(() => {})
  }
  look()
  document.addEventListener('ashlar:ready', look, { signal: ending.signal })
  return () => ending.abort()
}
