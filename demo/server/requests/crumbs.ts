import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CRUMB, CRUMB_HEADER } from '../../../src/calls/core/crumb.ts'
import { isGuestOrigin, isSecure } from './client.ts'
import type { BackendSettings, Services } from './services.ts'
import { ageOf, isSame, makeToken } from './signed-token.ts'

/** A crumb goes stale after a week. */
const CRUMB_MS = 7 * 24 * 3600_000

/**
 * How a call shows its crumb: in the query, in the header of error reports, or in the form itself.
 * `if-sent` lets a call without one pass, because it changes nothing. `none` is for calls that only count and for
 * consent records: beacons that cannot be refused and repeated. They are checked by their origin instead [API-26].
 */
export type CrumbPlace = 'query' | 'header' | 'field' | 'if-sent' | 'none'

/** The answer to a bad crumb, with a new one (A8 L141); undefined when the call's crumb is good. */
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

  return context.json({ crumbFail: true, crumb: giveCrumb(context, secret, settings) }, 400)
}

/** Sends a crumb along with each page, so that the visit's first call has one. A good one stays. */
export function crumbWithPages({ opened, settings }: Services): MiddlewareHandler {
  return async (context, next) => {
    await next()
    // A page does not wait for the database, whose secret signs: its first call then gets the crumb.
    const { secret } = opened() ?? {}
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
    if (secret === undefined || context.req.method !== 'GET' || !isPage) return
    const age = ageOf(secret, 'crumb', getCookie(context, CRUMB) ?? '')
    if (age === undefined || age > CRUMB_MS / 2) giveCrumb(context, secret, settings)
  }
}

function giveCrumb(context: Context, secret: string, settings: BackendSettings): string {
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

/** The cookie proves that the page could read our crumb; a guest's page has no cookie, but an origin. */
function isGood(context: Context, sent: string, secret: string, settings: BackendSettings): boolean {
  const age = ageOf(secret, 'crumb', sent)
  if (age === undefined || age > CRUMB_MS) return false
  const cookie = getCookie(context, CRUMB)
  return cookie === undefined ? isGuestOrigin(context, settings) : isSame(cookie, sent)
}
