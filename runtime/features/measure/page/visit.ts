import { siteAddress } from '../../../../src/calls/core/site-address'
import { RECORD_HIT_PATH, TRACK_PATH } from '../../../../src/calls/measurements'
import { dom } from '../../../../src/data/core/dom'
import { parseQuery } from '../../../../src/data/core/query'
import { accessStorage, localArea } from '../../../../src/data/storage'
import { pagePart } from '../../../../src/site/page-part'
import { cookieIn, cookieText } from '../../../../src/visitor/core/cookies'
import { type PageFacts, pageFacts, randomId } from '../../../../src/visitor/measure-page/page-facts'
import { ANALYTICS_EVENT_TYPES } from '../../../../src/visitor/statistics/event-types'
import {
  countVisit,
  RECORD_LIFETIME_S,
  recordText,
  VISIT_LIFETIME_S,
} from '../../../../src/visitor/statistics/visitor-record'
import { VISIT_COOKIE, VISITOR_COOKIE } from '../../../../src/visitor/tracking'
import { beginSession } from '../../../../src/visitor/visit-ids'
import { readCookies } from '../../../core/features/page-cookies'
import { writeCookie } from '../measure'
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
      title: dom.title,
      referrer: dom.referrer,
      queryString: search,
      localStorageSupported: accessStorage(localArea, storage => storage.length).ok,
    } as const
    const data = {
      ...hitData(pageFacts(context), viewing, Date.now()),
      ...pagePart(context, { title: dom.title, path: pathname }),
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

/** Sends the track beacon, an image. */
function land(): void {
  const query = trackQuery(
    {
      address: location.href,
      referrer: dom.referrer,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
    },
    randomId(),
  )
  new Image().src = new URL(`${TRACK_PATH}?${query}`, siteAddress()).href
}

/** The query parameters of advertisements that name a visitor's source. */
const MARKETING = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const

/** Maximum length of a parameter. */
const MAX_VALUE_LENGTH = 1000

/** A landing: the page and where the visitor came from. */
interface Landing {
  /** The page's full address. */
  readonly address: string
  readonly referrer: string
  /** BCP 47. */
  readonly language: string
  /** `1920x1080` */
  readonly screen: string
}

/** The query of the track beacon; `refer` in the address takes precedence over the document's referrer. */
export function trackQuery(
  { address, referrer, language, screen }: Landing,
  randomKey: string,
): URLSearchParams {
  const given = parseQuery(address.split('#')[0]?.split('?').slice(1).join('?') ?? '')
  const marketing = MARKETING.flatMap(name => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  const fields = { landing: address, refer: referrer, rk: randomKey, lang: language, screen }
  const all = { ...fields, ...Object.fromEntries(marketing) }
  return new URLSearchParams(
    Object.entries(all).map(([name, value]) => [name, `${value}`.slice(0, MAX_VALUE_LENGTH)]),
  )
}

/** The browser's facts about itself and its page. */
interface Viewing {
  readonly userAgent: string
  readonly viewport: readonly [width: number, height: number]
  readonly screen: readonly [width: number, height: number]
  readonly url: string
  readonly title: string
  readonly referrer: string
  readonly queryString: string
  readonly localStorageSupported: boolean
}

/** Views of this page are not recorded. */
const SEARCH_PATH = /^\/search\/*$/

export const isRecorded = (path: string): boolean => !SEARCH_PATH.test(path)

/** The `data` of a hit, which `event` and `ss_cvr` accompany. */
export function hitData(facts: PageFacts, viewing: Viewing, now: number) {
  const { userAgent, viewport, screen, url, title, referrer, queryString, localStorageSupported } = viewing
  return {
    userAgent,
    clientDate: now,
    viewportInnerWidth: viewport[0],
    viewportInnerHeight: viewport[1],
    screenWidth: screen[0],
    screenHeight: screen[1],
    websiteId: facts.websiteId,
    templateId: facts.templateId,
    website_locale: facts.locale,
    url,
    title,
    itemId: facts.itemId,
    recordType: facts.recordType,
    collectionId: facts.collectionId,
    referrer,
    queryString,
    localStorageSupported,
  }
}
