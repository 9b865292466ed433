import type { Context } from 'hono'
import * as z from 'zod/mini'
import { isRecord } from '../../../src/data/core/json.ts'
import { mediaType, readBody } from '../requests/body.ts'
import { isWithinCallLimit } from '../requests/call-limit.ts'
import { addressOf, isAllowedPage } from '../requests/client.ts'
import { refuseCrumb } from '../requests/crumbs.ts'
import type { Services } from '../requests/services.ts'
import { sessionOf } from '../requests/session-cookies.ts'
import type { Call } from './call.ts'

/** Maximum size of the body of a call that names none, in bytes. */
const MAX_BYTES = 100_000

/** For beacons from pages of other sites, which are not counted. */
const FOREIGN_PAGE = 'This page belongs to another site.'

/** For calls without a query or body. To make a schema takes longer than to use one. */
const ANYTHING = z.unknown()

const NATIVE_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** Checks rate limit, origin, crumb, session, body and query, the cheapest first, and then runs the handler. */
export async function answerCall(call: Call, context: Context, services: Services): Promise<Response> {
  const { settings } = services
  const address = addressOf(context, settings)
  if (!isWithinCallLimit(address, settings.callLimit))
    return refuse(context, 429, 'Too many calls from this address.')

  if (call.crumb === 'none' && !isAllowedPage(context, settings)) return refuse(context, 403, FOREIGN_PAGE)

  const opened = await services.open()
  if (call.native && NATIVE_TYPES.has(mediaType(context)))
    return call.native({ context, services, ...opened })

  const early = call.crumb === 'field' ? undefined : crumbFault(undefined)
  if (early) return early
  if (call.account && !(await sessionOf(context, opened.db, call.account))) {
    return refuse(context, 401, 'Unauthorized request', { loginRequired: true })
  }

  // Calls that take a file read it themselves, once they know its size limit.
  const read =
    call.body && call.body.kind !== 'file'
      ? await readBody(context, call.body.kind, { max: call.maxBytes ?? MAX_BYTES, client: address })
      : ({ ok: true, value: undefined } as const)
  if (!read.ok) return refuse(context, read.error.status, read.error.message)
  // The crumb of a form is part of its body.
  const late = call.crumb === 'field' ? crumbFault(read.value) : undefined
  if (late) return late

  const body = z.safeParse(
    call.body?.kind === 'file' ? ANYTHING : (call.body?.schema ?? ANYTHING),
    read.value,
  )
  if (!body.success) return refuse(context, 400, z.prettifyError(body.error))
  const query = z.safeParse(call.query ?? ANYTHING, context.req.query())
  if (!query.success) return refuse(context, 400, z.prettifyError(query.error))
  return call.handle({ context, services, ...opened, body: body.data, query: query.data, address })

  function crumbFault(sent: unknown): Response | undefined {
    const field = isRecord(sent) && typeof sent['crumb'] === 'string' ? sent['crumb'] : undefined
    return refuseCrumb(context, call.crumb, field, opened.secret, settings)
  }
}

/** Flags that clients act on. */
interface RefusalFlags {
  readonly loginRequired?: true
  readonly authorizationFail?: true
  readonly qtyAvailable?: number
}

/** Answers with an error as JSON. */
export function refuse(
  context: Context,
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507,
  error: string,
  flags: RefusalFlags = {},
): Response {
  return context.json({ error, ...flags }, status)
}
