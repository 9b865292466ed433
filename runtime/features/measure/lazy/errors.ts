import { JAVASCRIPT_ERRORS_PATH } from '../../../../src/calls/events'
import { type PageFacts, pageFacts } from '../../../../src/visitor/measure-page/page-facts'
import type { Measuring } from '../page/measuring'

/** Collects and reports the page's errors. Returns a function that adds one. */
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

/** Maximum length of a stack [ERR-07]. */
const MAX_STACK_LENGTH = 5000

const MAX_MESSAGE_LENGTH = 1000

/** An error on the page, and its time in ms since 1970. */
export interface PageError {
  readonly event: 'error' | 'unhandledrejection' | 'ashlar:error' | 'metrics'
  readonly cause: unknown
  readonly timestamp: number
  readonly message?: string | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** Maximum number of queued errors [ERR-09]. */
const MAX_QUEUED = 10

/** An error as the call lists it. */
export function errorReport(
  { event, cause, timestamp, message, file = '', line = 0, column = 0 }: PageError,
  { websiteId, templateId }: PageFacts,
  { url, userAgent }: { readonly url: string; readonly userAgent: string },
) {
  const stack = textOf(cause, 'stack')
  const said = textOf(cause, 'message') || message || primitive(cause)
  return {
    event,
    data: {
      app: 'ashlar',
      message: said.slice(0, MAX_MESSAGE_LENGTH),
      stack: stack.slice(0, MAX_STACK_LENGTH),
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

export type FaultReport = ReturnType<typeof errorReport>

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
const MAX_SENDS = 20

/** Debounce of a send, in ms [ERR-10]. */
const SEND_DELAY_MS = 1000

interface Queue {
  readonly add: (report: FaultReport) => void
  /** Sends the queue immediately: the visitor leaves. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Queues reports and sends them after a pause, so that a broken page does not flood its server. */
export function createErrorQueue(
  send: (reports: readonly FaultReport[]) => void,
  after: (work: () => void, ms: number) => () => void,
): Queue {
  let waiting: FaultReport[] = []
  let sendsLeft = MAX_SENDS
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
      if (sendsLeft === 0 || waiting.length >= MAX_QUEUED) return
      waiting.push(report)
      cancel()
      cancel = after(flush, SEND_DELAY_MS)
    },
    flush,
    stop() {
      cancel()
      waiting = []
      sendsLeft = 0
    },
  }
}
