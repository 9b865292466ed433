import { createPageLog } from '../../../src/analytics/page-log'
import { safeJson } from '../../../src/analytics/safe-json'
import { TRACE_PATH } from '../../../src/wire/measure-paths'
import type { Measuring } from './measuring'

/** Tells of the lines that the page logs with `ashlar:log` `{ type, data }` on the document (A7 L106). */
export function startLog({ send, after, signal, whenHidden }: Measuring): void {
  const log = createPageLog(entries => void send.form(TRACE_PATH, { data: safeJson(entries) }), after)
  document.addEventListener(
    'ashlar:log',
    event => {
      const { detail } = event as CustomEvent<{ type?: unknown; data?: unknown } | null>
      log.add({ pageUrl: location.href, type: `${detail?.type ?? ''}`, data: detail?.data ?? null })
    },
    { signal },
  )
  whenHidden(log.flush)
  signal.addEventListener('abort', log.stop)
}
