import { createFaultQueue } from '../../../src/analytics/fault-queue'
import { type Fault, faultReport } from '../../../src/analytics/fault-report'
import { pageFacts } from '../../../src/analytics/page-facts'
import { JAVASCRIPT_ERRORS_PATH } from '../../../src/wire/measure-paths'
import { takeFaults } from './early-faults'
import type { Measuring } from './measuring'

/** Tells of whatever goes wrong on the page, and has since its modules were loaded (A8 L143). Returns how to tell of more. */
export function startFaults({ $site, send, after, signal, whenHidden }: Measuring): (fault: Fault) => void {
  const queue = createFaultQueue(reports => void send.crumbJson(JAVASCRIPT_ERRORS_PATH, reports), after)
  const add = (fault: Fault): void =>
    queue.add(
      faultReport(fault, pageFacts($site.get()), { url: location.href, userAgent: navigator.userAgent }),
    )
  const stop = takeFaults(add)
  whenHidden(queue.flush)
  signal.addEventListener('abort', () => {
    stop()
    queue.stop()
  })
  return add
}
