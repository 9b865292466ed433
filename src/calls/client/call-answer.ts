import * as z from 'zod/mini'
import { isRecord, parseJson } from '../../data/core/json'
import type { Result } from '../../data/core/result'
import { formatIssues, REASONS } from '../../data/fields/validators'
import { CRUMB } from '../core/crumb'
import { refusalField } from '../refusal'
import { statusMessage, unparseableMessage } from './call.messages'

/** The result of a call: the answer by its schema, `undefined` if it is an empty one (204), or an error. */
export type DataOutcome<Answer> = Result<Answer, DataError>

/** Statuses whose body may contain an error message. */
const WITH_MESSAGE = new Set([400, 401, 500, 502])

/**
 * Reads a response.
 *
 * @throws the error of `Response.text` if the answer breaks off.
 */
export async function readAnswer<Answer>(
  response: Response,
  url: string,
  answer: z.ZodMiniType<Answer>,
): Promise<DataOutcome<Answer>> {
  const { status, ok } = response
  if (status === 204) return typed(undefined, status, answer)

  const text = await response.text()
  let body: unknown
  try {
    body = parseJson(text)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : `${cause}`
    // A gateway's HTML adds nothing to its status.
    return ok
      ? failed(new DataError('unparseable', unparseableMessage(url, message), { status, cause }))
      : failed(new DataError('status', statusMessage(status), { status }))
  }
  return flagged(body, status) ?? (ok ? typed(body, status, answer) : refused(body, status))
}

/** The new crumb in a rejection; '' if it has none. */
export function freshCrumb({ code, body }: DataError): string | undefined {
  if (code !== 'crumb-fail') return undefined
  const crumb = refusalField(body, CRUMB)
  return typeof crumb === 'string' ? crumb : ''
}

/** Whether a retry may help: transient failures, not application errors. */
export const isTransient = ({ code }: DataError): boolean =>
  code === 'connect' || code === 'timeout' || code === 'status'

const FLAGS = {
  crumbFail: 'crumb-fail',
  loginRequired: 'login-required',
  authorizationFail: 'authorization-fail',
} as const

function flagged(body: unknown, status: number): DataOutcome<never> | undefined {
  if (!isRecord(body)) return undefined
  const flag = Object.entries(FLAGS).find(([name]) => body[name] === true)
  return flag && failed(new DataError(flag[1], messageOf(body) ?? statusMessage(status), { status, body }))
}

function refused(body: unknown, status: number): DataOutcome<never> {
  const words = WITH_MESSAGE.has(status) && isRecord(body) ? messageOf(body) : undefined
  return failed(
    words === undefined
      ? new DataError('status', statusMessage(status), { status, body })
      : new DataError('application', words || statusMessage(status), { status, body }),
  )
}

/** The message of an application error: '' if it only has a code. */
function messageOf(body: Record<string, unknown>): string | undefined {
  const words = [body['error'], body['message']].find(text => typeof text === 'string' && text)
  if (typeof words === 'string') return words
  return ['error', 'message', 'billingErrorCode'].some(name => body[name]) ? '' : undefined
}

function typed<Answer>(body: unknown, status: number, answer: z.ZodMiniType<Answer>): DataOutcome<Answer> {
  const result = z.safeParse(answer, body, REASONS)
  if (result.success) return { ok: true, value: result.data }
  return failed(new DataError('answer-invalid', formatIssues(result.error), { status, body }))
}

function failed(error: DataError): DataOutcome<never> {
  return { ok: false, error }
}

/** The ways a call can fail. The code is stable; the message is for the visitor. */
export type DataErrorCode =
  /** No answer: offline, blocked, or cut off. */
  | 'connect'
  /** No answer within the timeout. */
  | 'timeout'
  /** Aborted by the caller. */
  | 'aborted'
  /** An error status without a message. */
  | 'status'
  /** An error with the server's `message`. */
  | 'application'
  /** The answer is not JSON. */
  | 'unparseable'
  /** The answer is JSON that does not match its schema. */
  | 'answer-invalid'
  /** The visitor must log in first. */
  | 'login-required'
  /** The visitor lacks permission. */
  | 'authorization-fail'
  /** The crumb was rejected twice. */
  | 'crumb-fail'

/** The details of a failure. */
interface DataErrorDetails extends ErrorOptions {
  /** The HTTP status; 0 without an answer. */
  readonly status?: number
  /** The answer's JSON, if any. */
  readonly body?: unknown
}

/** A failed call. */
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

/**
 * Whether a host without a backend has answered a call: with an error of its own, or with a page. Some hosts of files
 * refuse what they do not have with 403, and without JSON.
 */
export const hasNoBackend = ({ code, status, body }: DataError): boolean =>
  code === 'unparseable' ||
  (code === 'status' && ([404, 405, 501].includes(status) || (status === 403 && body === undefined)))
