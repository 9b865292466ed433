import { RECORD_EVENT_PATH } from '../../../../src/calls/events'
import { dom } from '../../../../src/data/core/dom'
import { pageFacts, statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import {
  readSignal,
  recordEventData,
  SIGNAL_TYPES,
  type Signal,
} from '../../../../src/visitor/measure-page/signals'
import type { Measuring } from './measuring'

/** Reports the visitor's actions, as the blocks' events signal them. */
export function startSignals({ $site, send, signal, isTracked }: Measuring): void {
  const reportSignal = (found: Signal): void => {
    const { name, fields } = found
    void send.crumbForm(RECORD_EVENT_PATH, {
      ...fields,
      event: name,
      data: JSON.stringify(recordEventData(pageFacts($site.get()), location)),
    })
    const { eventsHost } = statisticsSettings($site.get())
    if (URL.canParse(eventsHost)) {
      // Loaded on demand; an ad blocker may block the file.
      import('../lazy/events-host')
        .then(lazy => lazy.trackEvent({ $site, send }, found, eventsHost))
        .catch(() => {})
    }
  }
  for (const type of SIGNAL_TYPES) {
    dom.addEventListener(
      type,
      event => {
        const found = isTracked() && readSignal(type, (event as CustomEvent).detail)
        if (found) reportSignal(found)
      },
      { signal },
    )
  }
}
