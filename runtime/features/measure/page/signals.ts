import { RECORD_EVENT_PATH } from '../../../../src/calls/events'
import { pageFacts, statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import {
  readSignal,
  recordEventData,
  SIGNAL_TYPES,
  type Signal,
} from '../../../../src/visitor/measure-page/signals'
import type { Measuring } from './measuring'

/** Tells of what visitors do with blocks, as the blocks' own events say it (B7 L298-299). */
export function startSignals({ $site, send, signal, isTracked }: Measuring): void {
  const tell = (found: Signal): void => {
    const { name, fields } = found
    void send.crumbForm(RECORD_EVENT_PATH, {
      ...fields,
      event: name,
      data: JSON.stringify(recordEventData(pageFacts($site.get()), location)),
    })
    const { eventsHost } = statisticsSettings($site.get())
    if (URL.canParse(eventsHost)) {
      // Few sites have one; an ad blocker may keep the file away (A7 L108).
      import('../lazy/events-host')
        .then(part => part.trackEvent({ $site, send }, found, eventsHost))
        .catch(() => {})
    }
  }
  for (const type of SIGNAL_TYPES) {
    document.addEventListener(
      type,
      event => {
        const found = isTracked() && readSignal(type, (event as CustomEvent).detail)
        if (found) tell(found)
      },
      { signal },
    )
  }
}
