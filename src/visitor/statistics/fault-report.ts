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
export const MOST_QUEUED = 10

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
