import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CRUMB, CRUMB_HEADER } from '../../../src/calls/core/crumb.ts'
import { isAllowedCrossOrigin, isSecure } from './client.ts'
import type { BackendSettings, Services } from './services.ts'
import { ageOf, isSame, makeToken } from './signed-token.ts'

/** Crumbs are valid for a week. */
const CRUMB_MS = 7 * 24 * 3600_000

/**
 * Where a call carries its crumb: the query, the header of error reports, or a field of the form. `if-sent`
 * accepts calls without one, because they change nothing. `none` is for beacons that only count and for consent
 * records, which cannot be retried with a new crumb; their origin is checked instead.
 */
export type CrumbPlace = 'query' | 'header' | 'field' | 'if-sent' | 'none'

/** Answers a call with a bad crumb and sends a new one; undefined if the crumb is valid. */
export function refuseCrumb(
  context: Context,
  place: CrumbPlace,
  field: string | undefined,
  secret: string,
  settings: BackendSettings,
): Response | undefined {
  if (place === 'none') return undefined
  const sent = sentCrumb(context, place, field)
  if (sent === undefined && place === 'if-sent') return undefined
  if (isGood(context, sent ?? '', secret, settings)) return undefined

  return context.json({ crumbFail: true, crumb: setCrumb(context, secret, settings) }, 400)
}

/** Sets a crumb cookie with each page, so that the visit's first call has one. Fresh crumbs are kept. */
export function crumbCookie({ opened, settings }: Services): MiddlewareHandler {
  return async (context, next) => {
    await next()
    // Pages do not wait for the database, which holds the signing secret; their first call then receives a crumb.
    const { secret } = opened() ?? {}
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    if (secret === undefined || context.req.method !== 'GET' || !isPage) return
    const age = ageOf(secret, 'crumb', getCookie(context, CRUMB) ?? '')
    if (age !== undefined && age <= CRUMB_MS / 2) return
    setCrumb(context, secret, settings)
    // A cache that visitors share would give all of them the same crumb.
    const cache = context.res.headers.get('cache-control') ?? 'no-cache'
    if (!/private|no-store/.test(cache)) context.header('cache-control', `private, ${cache}`)
  }
}

function setCrumb(context: Context, secret: string, settings: BackendSettings): string {
  const crumb = makeToken(secret, 'crumb')
  setCookie(context, CRUMB, crumb, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context, settings),
    maxAge: CRUMB_MS / 1000,
  })
  return crumb
}

function sentCrumb(context: Context, place: CrumbPlace, field: string | undefined): string | undefined {
  if (place === 'header') return context.req.header(CRUMB_HEADER)
  return place === 'field' ? field : context.req.query(CRUMB)
}

/**
 * The cookie proves that the page can read our crumb. Pages of allowed origins send no cookie and are known by
 * their origin.
 */
function isGood(context: Context, sent: string, secret: string, settings: BackendSettings): boolean {
  const age = ageOf(secret, 'crumb', sent)
  if (age === undefined || age > CRUMB_MS) return false
  const cookie = getCookie(context, CRUMB)
  return cookie === undefined ? isAllowedCrossOrigin(context, settings) : isSame(cookie, sent)
}
