import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { refuse } from '../calls/answer-call.ts'
import { asksForPage, BACK, plainPage } from '../pages/plain-pages.ts'
import type { Services } from '../requests/services.ts'
import { FULL } from './free-space.ts'

const INTERNAL_ERROR = 'Internal server error. Please try again later.'

const UNREACHABLE = 'This service is temporarily unavailable. Please try again later.'

/** Answers a request whose handler has thrown: a call as JSON, and what a browser opens or posts as a page. */
export function answerFault({ log }: Services): ErrorHandler {
  return (error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log('fault', { route: routePath(context), error })
    const [status, text] = faultOf(error)
    const isCall = /^\/(api|config)\//.test(context.req.path)
    if (isCall && !asksForPage(context)) return refuse(context, status, text)
    context.header('cache-control', 'no-store')
    const note = context.req.method === 'POST' ? BACK : ''
    return context.html(plainPage({ title: 'Something went wrong', text, lines: [], note }), status)
  }
}

function faultOf(error: Error): readonly [500 | 503 | 507, string] {
  if ('code' in error && error.code === DISK_FULL_CODE) return [507, FULL]
  return isDatabaseUnavailable(error) ? [503, UNREACHABLE] : [500, INTERNAL_ERROR]
}

/** Postgres's code for a full disk. */
const DISK_FULL_CODE = '53100'

/**
 * Node and Postgres error codes for a database that is unreachable, restarting, out of connections, locked or too
 * slow, or has undone a transaction for another one's sake.
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[1-3]|53300|55P03|57014|25P0[34]|40001|40P01)$/

/**
 * The driver's errors have no codes. The last one follows the first: a transaction whose connection is lost cannot be
 * rolled back either.
 */
const UNAVAILABLE_MESSAGES =
  /database cannot be opened|Connection terminated|timeout exceeded when trying to connect|is not queryable/i

/** System calls that reach the database: whatever their error, such as a missing socket, it is out of reach. */
const CONNECTING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo'])

function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && UNAVAILABLE_CODES.test(`${error.code}`)) ||
    ('syscall' in error && CONNECTING.has(error.syscall)) ||
    UNAVAILABLE_MESSAGES.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) ||
    isDatabaseUnavailable(error.cause)
  )
}
