import { TRACE_PATH, type TraceEntry } from '../../../../src/calls/events'
import { createPageLog, safeJson } from '../../../../src/visitor/statistics/page-log'
import type { Measuring } from '../page/measuring'

/** Gathers the lines of the page's log and tells them (A7 L106). Returns how to add one. */
export function startLog({ send, after, signal, whenHidden }: Measuring): (entry: TraceEntry) => void {
  const log = createPageLog(entries => void send.form(TRACE_PATH, { data: safeJson(entries) }), after)
  whenHidden(log.flush)
  signal.addEventListener('abort', log.stop)
  return log.add
}
