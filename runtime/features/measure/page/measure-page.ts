import { dom } from '../../../../src/data/core/dom'
import { statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import { BUTTONS, mayMirror } from '../../../../src/visitor/measure-page/signals'
import type { FeatureTools } from '../../../core/features/feature'
import { createMeasuring, type Measuring, onFirstUse } from './measuring'
import { startSignals } from './signals'
import { startSpeed } from './speed'
import { startVisit } from './visit'

/** Events that report errors. */
const ERRORS = ['error', 'unhandledrejection', 'ashlar:error']

/** Starts everything that is measured on a page after consent. Returns a function that stops it. */
export function measurePage({ $site, errors }: Pick<FeatureTools, '$site' | 'errors'>): () => void {
  const ending = new AbortController()
  const measuring = createMeasuring($site, ending.signal)
  const reportFault = onFirstUse(
    async () => (await import('../lazy/errors')).startErrors(measuring),
    measuring,
  )
  ending.signal.addEventListener('abort', takeErrors(errors, reportFault))
  for (const begin of [startVisit, startLog, startSignals]) {
    try {
      begin(measuring)
    } catch (cause) {
      // A failure must not stop the other measurements.
      reportFault({ event: 'metrics', cause, timestamp: Date.now() })
    }
  }
  void startSpeed(measuring, reportFault)
  const { experiments } = statisticsSettings($site.get())
  // Loaded on demand; an ad blocker may block the files.
  if (experiments) import('../lazy/recording').then(lazy => lazy.startRecording(measuring)).catch(() => {})
  if (mayMirror($site.get()))
    import('../lazy/mirror').then(lazy => lazy.startMirror(measuring)).catch(() => {})
  let hasButtons = false
  const look = (): void => {
    if (hasButtons || !dom.querySelector(BUTTONS)) return
    hasButtons = true
    import('../lazy/buttons').then(lazy => lazy.startButtons(measuring)).catch(() => {})
  }
  look()
  dom.addEventListener('ashlar:ready', look, { signal: ending.signal })
  return () => ending.abort()
}

/** Sends the entries that the page logs with `ashlar:log` `{ type, data }` on the document. */
function startLog(measuring: Measuring): void {
  const add = onFirstUse(async () => (await import('../lazy/log')).startLog(measuring), measuring)
  dom.addEventListener(
    'ashlar:log',
    event => {
      const { detail } = event as CustomEvent<{ type?: unknown; data?: unknown } | null>
      add({ pageUrl: location.href, type: `${detail?.type ?? ''}`, data: detail?.data ?? null })
    },
    { signal: measuring.signal },
  )
}

/**
 * Passes on the errors that boot has collected, and every later one. Returns a function that stops; boot then
 * collects them again.
 */
function takeErrors(collected: Event[], take: (error: Event) => void): () => void {
  const undo = new AbortController()
  const listen = (event: Event): void => {
    // Boot has collected it too.
    collected.length = 0
    take(event)
  }
  for (const event of collected.splice(0)) take(event)
  for (const type of ERRORS) addEventListener(type, listen, { signal: undo.signal })
  return () => undo.abort()
}
