import type { PageFacts } from '../measure-page/page-facts'

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
