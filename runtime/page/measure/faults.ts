import { createFaultQueue } from '../../../src/analytics/fault-queue'
import { type Fault, faultReport } from '../../../src/analytics/fault-report'
import { pageFacts } from '../../../src/analytics/page-facts'
import { JAVASCRIPT_ERRORS_PATH } from '../../../src/wire/events'
import type { Measuring } from './measuring'

/** Gathers what goes wrong on the page and tells it (A8 L143). Returns how to tell of more. */
export function startFaults({ $site, send, after, signal, whenHidden }: Measuring): (fault: Fault) => void {
  const queue = createFaultQueue(reports => void send.crumbJson(JAVASCRIPT_ERRORS_PATH, reports), after)
  whenHidden(queue.flush)
  signal.addEventListener('abort', queue.stop)
  return fault =>
    queue.add(
      faultReport(fault, pageFacts($site.get()), { url: location.href, userAgent: navigator.userAgent }),
    )
}
