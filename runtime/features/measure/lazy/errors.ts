import { JAVASCRIPT_ERRORS_PATH } from '../../../../src/calls/events'
import { pageFacts } from '../../../../src/visitor/measure-page/page-facts'
import {
  createErrorQueue,
  errorReport,
  type PageError,
} from '../../../../src/visitor/statistics/error-report'
import type { Measuring } from '../page/measuring'

/** Collects and reports the page's errors [ERR-06]. Returns a function that adds one. */
export function startErrors({
  $site,
  send,
  after,
  signal,
  whenHidden,
}: Measuring): (fault: PageError | Event) => void {
  const queue = createErrorQueue(reports => void send.crumbJson(JAVASCRIPT_ERRORS_PATH, reports), after)
  whenHidden(queue.flush)
  signal.addEventListener('abort', queue.stop)
  return fault =>
    queue.add(
      errorReport(fault instanceof Event ? readFault(fault) : fault, pageFacts($site.get()), {
        url: location.href,
        userAgent: navigator.userAgent,
      }),
    )
}

function readFault(event: Event): PageError {
  const { error, message, filename, lineno, colno } = event as ErrorEvent
  const { reason } = event as PromiseRejectionEvent
  const { detail } = event as CustomEvent<unknown>
  return {
    event: event.type as PageError['event'],
    cause: error ?? reason ?? detail,
    message,
    file: filename,
    line: lineno,
    column: colno,
    timestamp: Math.round(performance.timeOrigin + event.timeStamp),
  }
}
