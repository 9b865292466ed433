import { JAVASCRIPT_ERRORS_PATH } from '../../../../src/calls/events'
import { pageFacts } from '../../../../src/visitor/measure-page/page-facts'
import { createFaultQueue, type Fault, faultReport } from '../../../../src/visitor/statistics/error-report'
import type { Measuring } from '../page/measuring'

/** Collects and reports the page's errors [ERR-06]. Returns a function that adds one. */
export function startErrors({
  $site,
  send,
  after,
  signal,
  whenHidden,
}: Measuring): (fault: Fault | Event) => void {
  const queue = createFaultQueue(reports => void send.crumbJson(JAVASCRIPT_ERRORS_PATH, reports), after)
  whenHidden(queue.flush)
  signal.addEventListener('abort', queue.stop)
  return fault =>
    queue.add(
      faultReport(fault instanceof Event ? readFault(fault) : fault, pageFacts($site.get()), {
        url: location.href,
        userAgent: navigator.userAgent,
      }),
    )
}

function readFault(event: Event): Fault {
  const { error, message, filename, lineno, colno } = event as ErrorEvent
  const { reason } = event as PromiseRejectionEvent
  const { detail } = event as CustomEvent<unknown>
  return {
    event: event.type as Fault['event'],
    cause: error ?? reason ?? detail,
    message,
    file: filename,
    line: lineno,
    column: colno,
    timestamp: Math.round(performance.timeOrigin + event.timeStamp),
  }
}
