import type { PageFacts } from '../measure-page/page-facts'

/** Maximum length of a stack [ERR-07]. */
export const MOST_OF_A_STACK = 5000

const MOST_OF_A_MESSAGE = 1000

/** An error on the page, and its time in ms since 1970. */
export interface Fault {
  readonly event: 'error' | 'unhandledrejection' | 'ashlar:error' | 'metrics'
  readonly cause: unknown
  readonly timestamp: number
  readonly message?: string | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** Maximum number of queued errors [ERR-09]. */
const MOST_QUEUED = 10

/** An error as the call lists it [ERR-06]. */
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

/** A text property of a thrown value, which may be anything, even a proxy that throws. */
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

/** Maximum number of sends per page [ERR-08]. */
export const MOST_SENDS = 20

/** Debounce of a send, in ms [ERR-10]. */
export const QUIET_MS = 1000

interface Queue {
  readonly add: (report: FaultReport) => void
  /** Sends the queue immediately: the visitor leaves. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Queues reports and sends them after a pause, so that a broken page does not flood its server. */
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
      // A full queue does not restart the pause, or a loop of errors would never be sent.
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
