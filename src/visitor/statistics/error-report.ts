import type { PageFacts } from '../measure-page/page-facts'

/** Characters of a stack at most (A5 L86). */
export const MOST_OF_A_STACK = 5000

const MOST_OF_A_MESSAGE = 1000

/** What went wrong on the page, and when, in ms since 1970. */
export interface Fault {
  readonly event: 'error' | 'unhandledrejection' | 'ashlar:error' | 'metrics'
  readonly cause: unknown
  readonly timestamp: number
  readonly message?: string | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** Faults that wait at most (A9 L148). */
const MOST_QUEUED = 10

/** A fault as the call lists it (A7 L105, A8 L143). */
export function faultReport(
  { event, cause, timestamp, message, file = '', line = 0, column = 0 }: Fault,
  { websiteId, templateId }: PageFacts,
  { url, userAgent }: { readonly url: string; readonly userAgent: string },
) {
  const stack = textOf(cause, 'stack')
  const said = textOf(cause, 'message') || message || primitive(cause)
  return {
    event,
    data: {
      app: 'ashlar',
      message: said.slice(0, MOST_OF_A_MESSAGE),
      stack: stack.slice(0, MOST_OF_A_STACK),
      file,
      line,
      column,
      websiteId,
      templateId,
      url,
      userAgent,
    },
    timestamp,
  }
}

export type FaultReport = ReturnType<typeof faultReport>

/** A text of a thrown value, which may be anything: also a proxy that throws. */
function textOf(cause: unknown, name: 'message' | 'stack'): string {
  try {
    const text = cause !== null && typeof cause === 'object' ? Reflect.get(cause, name) : undefined
    return typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}

const primitive = (cause: unknown): string =>
  cause === undefined || typeof cause === 'object' || typeof cause === 'function'
    ? 'Unknown error'
    : String(cause)

/** Sends of a page at most (A9 L148). */
export const MOST_SENDS = 20

/** Quiet time before a send (A9 L148). */
export const QUIET_MS = 1000

interface Queue {
  readonly add: (report: FaultReport) => void
  /** Sends at once what waits: the visitor leaves. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Gathers reports and sends them once it is quiet; a page in trouble must not take its server along. */
export function createFaultQueue(
  send: (reports: readonly FaultReport[]) => void,
  after: (work: () => void, ms: number) => () => void,
): Queue {
  let waiting: FaultReport[] = []
  let sendsLeft = MOST_SENDS
  let cancel = (): void => {}

  const flush = (): void => {
    cancel()
    if (waiting.length === 0 || sendsLeft === 0) return
    const reports = waiting
    waiting = []
    sendsLeft--
    send(reports)
  }
  return {
    add(report) {
      // A full queue does not wait longer either, or errors without end would never be told.
      if (sendsLeft === 0 || waiting.length >= MOST_QUEUED) return
      waiting.push(report)
      cancel()
      cancel = after(flush, QUIET_MS)
    },
    flush,
    stop() {
      cancel()
      waiting = []
      sendsLeft = 0
    },
  }
}
