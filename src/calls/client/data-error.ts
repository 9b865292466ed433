/** Every way a call can fail. The code is stable; the message is for the visitor. */
export type DataErrorCode =
  /** No answer: offline, refused, or cut off. */
  | 'connect'
  /** No answer within the request's time. */
  | 'timeout'
  /** The caller has given it up. */
  | 'aborted'
  /** A status that is no success, without words of its own. */
  | 'status'
  /** The server says what is wrong: `message` is its own (A8 L138). */
  | 'application'
  /** The answer is not JSON. */
  | 'unparseable'
  /** The answer is JSON, but not what the call answers. */
  | 'answer-invalid'
  /** The visitor must log in first. */
  | 'login-required'
  /** The visitor may not do that. */
  | 'authorization-fail'
  /** The crumb was refused twice. */
  | 'crumb-fail'

/** What came with a failure. */
interface DataErrorDetails extends ErrorOptions {
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number
  /** The answer's JSON, where it had any. */
  readonly body?: unknown
}

/** A call that failed. */
export class DataError extends Error {
  override name = 'DataError'
  readonly status: number
  readonly body: unknown

  constructor(
    readonly code: DataErrorCode,
    message: string,
    { status = 0, body, ...options }: DataErrorDetails = {},
  ) {
    super(message, options)
    this.status = status
    this.body = body
  }
}
