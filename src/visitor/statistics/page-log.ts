import type { TraceEntry } from '../../calls/events'

/** Time between two sends of the log (A9 L148). */
export const LOG_FLUSH_MS = 30_000

/** Entries that wait at most. */
const MOST_ENTRIES = 100

interface PageLog {
  readonly add: (entry: TraceEntry) => void
  readonly flush: () => void
  readonly stop: () => void
}

/** Gathers lines and sends them every 30 s, if there are any. */
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
      if (waiting.length < MOST_ENTRIES) waiting.push(entry)
      cancel ??= after(flush, LOG_FLUSH_MS)
    },
    flush,
    stop() {
      cancel?.()
      waiting = []
    },
  }
}
