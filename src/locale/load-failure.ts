import { FAILURE_MESSAGES as MESSAGES } from './failure.messages'

/** The parts of a failed call that determine the text. */
interface Reason {
  readonly code?: unknown
  readonly status?: unknown
  readonly cause?: unknown
}

/**
 * The lines that explain to a visitor why something did not load: no connection, a
 * timeout, or missing content; `otherwise` for other reasons.
 *
 * @param cause the thrown value, or a call's error; its `cause` counts as well.
 */
export function loadFailure(
  cause: unknown,
  otherwise: readonly string[],
  isOnline: boolean = navigator.onLine,
): readonly string[] {
  const reasons = reasonsOf(cause)
  const has = (code: string): boolean => reasons.some(reason => reason.code === code)
  if (!isOnline || has('connect')) return connectionLines()
  if (has('timeout')) return [MESSAGES.connect]
  return reasons.some(({ status }) => status === 404) ? [MESSAGES.locateContent] : otherwise
}

/** The lines for a browser without a connection. */
export const connectionLines = (): readonly string[] => [MESSAGES.network, MESSAGES.connection]

function reasonsOf(cause: unknown): Reason[] {
  if (typeof cause !== 'object' || cause === null) return []
  const reason: Reason = cause
  return [reason, ...reasonsOf(reason.cause)]
}
