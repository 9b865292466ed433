import { parseQuery } from '../../data/core/query'
import type { PageFacts } from '../measure-page/page-facts'

/** The query parameters of advertisements that name a visitor's source [API-05]. */
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
export interface Landing {
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

/** Views of this page are not recorded [ANA-09]. */
const SEARCH_PATH = /^\/search\/*$/

export const isRecorded = (path: string): boolean => !SEARCH_PATH.test(path)

/** The `data` of a hit [ANA-07], which `event` and `ss_cvr` accompany. */
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
