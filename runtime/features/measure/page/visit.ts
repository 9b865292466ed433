import { siteAddress } from '../../../../src/calls/core/site-address'
import { RECORD_HIT_PATH, TRACK_PATH } from '../../../../src/calls/measurements'
import { accessStorage, localArea } from '../../../../src/data/core/storage'
import { pagePart } from '../../../../src/site/page-part/page-part'
import { cookieIn, cookieText, VISIT_COOKIE, VISITOR_COOKIE } from '../../../../src/visitor/core/tracking'
import { beginSession } from '../../../../src/visitor/measure/visit-ids'
import { pageFacts, randomId } from '../../../../src/visitor/measure-page/page-facts'
import { ANALYTICS_EVENT_TYPES } from '../../../../src/visitor/statistics/event-types'
import { hitData, isRecorded, trackQuery } from '../../../../src/visitor/statistics/visit-hit'
import {
  countVisit,
  RECORD_LIFETIME_S,
  recordText,
  VISIT_LIFETIME_S,
} from '../../../../src/visitor/statistics/visitor-record'
import { readCookies, writeCookie } from '../../../core/features/page-cookies'
import type { Measuring } from './measuring'

/** Counts this page view, and later ones without a new document (Turbo, htmx, back/forward cache). */
export function startVisit({ $site, send, signal, isTracked }: Measuring): void {
  let seen = ''
  const view = (): void => {
    if (!isTracked()) return
    seen = location.href
    const visitor = storeVisit()
    const { isFirstLanding } = beginSession(randomId)
    if (isFirstLanding) land()
    if (isRecorded(location.pathname)) hit(visitor)
  }
  const hit = (visitor: string): void => {
    const context = $site.get()
    const { href, pathname, search } = location
    const viewing = {
      userAgent: navigator.userAgent,
      viewport: [innerWidth, innerHeight],
      screen: [screen.width, screen.height],
      url: href,
      title: document.title,
      referrer: document.referrer,
      queryString: search,
      localStorageSupported: accessStorage(localArea, storage => storage.length).ok,
    } as const
    const data = {
      ...hitData(pageFacts(context), viewing, Date.now()),
      ...pagePart(context, { title: document.title, path: pathname }),
    }
    void send.form(RECORD_HIT_PATH, {
      event: `${ANALYTICS_EVENT_TYPES.pageView}`,
      data: JSON.stringify(data),
      ss_cvr: visitor,
    })
  }

  view()
  const stop = $site.listen(() => location.href !== seen && view())
  signal.addEventListener('abort', stop)
  addEventListener('pageshow', ({ persisted }) => persisted && view(), { signal })
}

/** Renews both cookies and returns the visitor record; empty if cookies cannot be stored. */
function storeVisit(): string {
  const now = Date.now()
  const isSecure = location.protocol === 'https:'
  const record = recordText(
    countVisit(cookieIn(readCookies(), VISITOR_COOKIE), cookieIn(readCookies(), VISIT_COOKIE), now, randomId),
  )
  writeCookie(cookieText(VISITOR_COOKIE, record, RECORD_LIFETIME_S, isSecure))
  writeCookie(cookieText(VISIT_COOKIE, `${now}`, VISIT_LIFETIME_S, isSecure))
  // A visitor without cookies would count as new on every page.
  return cookieIn(readCookies(), VISITOR_COOKIE) === record ? record : ''
}

/** Sends the track beacon, an image [ANA-05]. */
function land(): void {
  const query = trackQuery(
    {
      address: location.href,
      referrer: document.referrer,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
    },
    randomId(),
  )
  new Image().src = new URL(`${TRACK_PATH}?${query}`, siteAddress()).href
}
