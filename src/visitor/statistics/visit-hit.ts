import { parseQuery } from '../../data/core/query'
import type { PageFacts } from '../measure-page/page-facts'

/** Parameters by which an advertisement says where a visitor comes from (A7 L107). */
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

/** Characters of a parameter at most. */
const MOST_OF_A_VALUE = 1000

/** Where a visitor has landed, and from where. */
export interface Landing {
  /** The whole address of the page. */
  readonly address: string
  readonly referrer: string
  /** BCP 47. */
  readonly language: string
  /** `1920x1080` */
  readonly screen: string
}

/** The query of the track beacon; `refer` of the address wins over the document's referrer (decisions, row 25). */
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
    Object.entries(all).map(([name, value]) => [name, `${value}`.slice(0, MOST_OF_A_VALUE)]),
  )
}

/** What the browser says of itself and its page. */
export interface Viewing {
  readonly userAgent: string
  readonly viewport: readonly [width: number, height: number]
  readonly screen: readonly [width: number, height: number]
  readonly url: string
  readonly title: string
  readonly referrer: string
  readonly queryString: string
  readonly localStorageSupported: boolean
}

/** Views of this page are not recorded (B2 L48). */
const SEARCH_PATH = '/search'

export const isRecorded = (path: string): boolean => path.replace(/\/+$/, '') !== SEARCH_PATH

/** The `data` of a census hit (B3 L144); `event` and `ss_cvr` stand beside it. */
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

/** What analytics counts (B3 L167). */
export const ANALYTICS_EVENT_TYPES = {
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const
