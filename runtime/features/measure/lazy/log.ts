import { TRACE_PATH, type TraceEntry } from '../../../../src/calls/events'
import { createPageLog, safeJson } from '../../../../src/visitor/statistics/page-log'
import type { Measuring } from '../page/measuring'

/** Collects and sends the page's log entries [ERR-13]. Returns a function that adds one. */
export function startLog({ send, after, signal, whenHidden }: Measuring): (entry: TraceEntry) => void {
  const log = createPageLog(entries => void send.form(TRACE_PATH, { data: safeJson(entries) }), after)
  whenHidden(log.flush)
  signal.addEventListener('abort', log.stop)
  return log.add
}
