import * as z from 'zod/mini'
import { parseJson } from '../../data/core/parse-json'
import { isRecord } from '../../data/core/record'
import type { Result } from '../../data/core/result'
import { wrongFields } from '../../data/fields/wrong-fields'
import { CRUMB } from '../core/crumb'
import { refusalField } from '../refusal'
import { DataError } from './data-error'
import { statusMessage, unparseableMessage } from './data-messages'

/** What a call gave: a typed value, undefined for an empty success (204), or why it failed. */
export type DataOutcome<Answer> = Result<Answer | undefined, DataError>

/** Statuses whose body may say in words what is wrong (A8 L138). */
const WITH_WORDS = new Set([400, 401, 500, 502])

/**
 * Turns a response into an outcome.
 *
 * @throws what `Response.text` throws when the answer breaks off.
 */
export async function readAnswer<Answer>(
  response: Response,
  url: string,
  answer?: z.ZodMiniType<Answer>,
): Promise<DataOutcome<Answer>> {
  const { status, ok } = response
  if (status === 204) return { ok: true, value: undefined }

  const text = await response.text()
  let body: unknown
  try {
    body = parseJson(text)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : `${cause}`
    // A gateway's page of HTML says no more than its status does.
    return ok
      ? failed(new DataError('unparseable', unparseableMessage(url, message), { status, cause }))
      : failed(new DataError('status', statusMessage(status), { status }))
  }
  return flagged(body, status) ?? (ok ? typed(body, status, answer) : refused(body, status))
}

/** A new crumb that an answer brings with its refusal; '' when it brings none. */
export function freshCrumb({ code, body }: DataError): string | undefined {
  if (code !== 'crumb-fail') return undefined
  const crumb = refusalField(body, CRUMB)
  return typeof crumb === 'string' ? crumb : ''
}

/** Failures that pass by themselves: not what the server has said in words, nor what would be the same again. */
export const mayPass = ({ code }: DataError): boolean =>
  code === 'connect' || code === 'timeout' || code === 'status'

const FLAGS = {
  crumbFail: 'crumb-fail',
  loginRequired: 'login-required',
  authorizationFail: 'authorization-fail',
} as const

function flagged(body: unknown, status: number): DataOutcome<never> | undefined {
  if (!isRecord(body)) return undefined
  const flag = Object.entries(FLAGS).find(([name]) => body[name] === true)
  return flag && failed(new DataError(flag[1], wordsOf(body) ?? statusMessage(status), { status, body }))
}

function refused(body: unknown, status: number): DataOutcome<never> {
  const words = WITH_WORDS.has(status) && isRecord(body) ? wordsOf(body) : undefined
  return failed(
    words === undefined
      ? new DataError('status', statusMessage(status), { status, body })
      : new DataError('application', words || statusMessage(status), { status, body }),
  )
}

/** The message of an application error: '' when it has a code only (A8 L138). */
function wordsOf(body: Record<string, unknown>): string | undefined {
  const words = [body['error'], body['message']].find(text => typeof text === 'string' && text)
  if (typeof words === 'string') return words
  return ['error', 'message', 'billingErrorCode'].some(name => body[name]) ? '' : undefined
}

function typed<Answer>(
  body: unknown,
  status: number,
  answer: z.ZodMiniType<Answer> | undefined,
): DataOutcome<Answer> {
  // Without a schema the caller takes it as `unknown`.
  if (!answer) return { ok: true, value: body as Answer }
  const result = z.safeParse(answer, body)
  if (result.success) return { ok: true, value: result.data }
  return failed(new DataError('answer-invalid', wrongFields(result.error), { status, body }))
}

function failed(error: DataError): DataOutcome<never> {
  return { ok: false, error }
}
