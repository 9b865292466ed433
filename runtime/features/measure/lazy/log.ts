import { TRACE_PATH, type TraceEntry } from '../../../../src/calls/events'
import type { Measuring } from '../page/measuring'

/** Collects and sends the page's log entries. Returns a function that adds one. */
export function startLog({ send, after, signal, whenHidden }: Measuring): (entry: TraceEntry) => void {
  const log = createPageLog(entries => void send.form(TRACE_PATH, { data: safeJson(entries) }), after)
  whenHidden(log.flush)
  signal.addEventListener('abort', log.stop)
  return log.add
}

/** Interval between two sends of the log, in ms [ERR-13]. */
const LOG_FLUSH_MS = 30_000

/** Maximum number of queued entries. */
const MAX_ENTRIES = 100

interface PageLog {
  readonly add: (entry: TraceEntry) => void
  readonly flush: () => void
  readonly stop: () => void
}

/** Queues log lines and sends them every 30 s. */
export function createPageLog(
  send: (entries: readonly TraceEntry[]) => void,
  after: (work: () => void, ms: number) => () => void,
): PageLog {
  let waiting: TraceEntry[] = []
  let cancel: (() => void) | undefined
  const flush = (): void => {
    cancel?.()
    cancel = undefined
    const entries = waiting
    waiting = []
    if (entries.length > 0) send(entries)
  }
  return {
    add(entry) {
      if (waiting.length < MAX_ENTRIES) waiting.push(entry)
      cancel ??= after(flush, LOG_FLUSH_MS)
    },
    flush,
    stop() {
      cancel?.()
      waiting = []
    },
  }
}

/** Maximum number of values in a text; the rest is left out. */
const MAX_VALUES = 2000

/** Maximum nesting depth of a text. */
const MAX_DEPTH = 12

/** Any value as JSON: cycles, big integers, getters that throw. Never throws. */
export function safeJson(value: unknown): string {
  const above: unknown[] = []
  let count = 0
  try {
    return (
      JSON.stringify(value, function (this: unknown, _key, inner: unknown) {
        if (++count > MAX_VALUES) return undefined
        if (typeof inner === 'bigint') return `${inner}`
        if (inner === null || typeof inner !== 'object') return inner
        // Drops the ancestors that are already written.
        while (above.length > 0 && above.at(-1) !== this) above.pop()
        if (above.includes(inner) || above.length > MAX_DEPTH) return '[…]'
        const shown = inner instanceof Error ? { name: inner.name, message: inner.message } : inner
        above.push(shown)
        return shown
      }) ?? 'null'
    )
  } catch {
    // Only a getter or `toJSON` of the value itself can throw here.
    return '"[unreadable]"'
  }
}
