import { FAILURE_MESSAGES as MESSAGES } from './failure.messages'

/** The parts of a failed call that decide on the text. */
interface Reason {
  readonly code?: unknown
  readonly status?: unknown
  readonly cause?: unknown
}

/**
 * The lines that tell a visitor why something could not be loaded [ERR-14] [ERR-15] [ERR-16]: the connection, a server
 * that does not answer in time, or content that is not there; `otherwise` for all other reasons.
 *
 * @param cause what was thrown, or the error of a call; its own `cause` counts, too.
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

/** The lines for a browser without a connection [ERR-14] [ERR-16]. */
export const connectionLines = (): readonly string[] => [MESSAGES.network, MESSAGES.connection]

function reasonsOf(cause: unknown): Reason[] {
  if (typeof cause !== 'object' || cause === null) return []
  const reason: Reason = cause
  return [reason, ...reasonsOf(reason.cause)]
}
