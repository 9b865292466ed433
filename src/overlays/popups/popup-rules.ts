import { LOCK_SCREEN, SPLASH_PAGE } from '../../site/page-types'
import type { PopupRecord } from '../popup-record'
import { isStyled } from './overlay-rules'

/** The owner's settings of the pop-up, complete. */
export interface PopupSettings {
  /** Off if 0, 1 or 'none'. */
  readonly style: number | string
  readonly enableMobile: boolean
  readonly version: number
  readonly showUntilSignup: boolean
  /** In days; -1 means never again. */
  readonly displayFrequency: number
  readonly showOnScroll: boolean
  /** In percent of the page. */
  readonly scrollPercentage: number
  readonly showOnTimer: boolean
  /** In ms. */
  readonly timerDelay: number
  readonly showOnAllPages: boolean | null
  readonly enabledPages: readonly string[]
}

/** The page on which the pop-up may show. */
export interface PopupPage {
  /** One of `PAGE_TYPES`. */
  readonly pageType: number
  readonly collectionId: string
  readonly isMobile: boolean
  /** Whether the page is rendered for a screenshot. */
  readonly isScreenshot: boolean
}

/** The reason why a pop-up does not show. */
export type PopupHindrance =
  | 'off'
  | 'page-type'
  | 'mobile'
  | 'screenshot'
  | 'other-pages'
  | 'submitted'
  | 'never-again'
  | 'closed-lately'

const DAY_MS = 24 * 60 * 60 * 1000

const PAGES_WITHOUT: readonly number[] = [SPLASH_PAGE, LOCK_SCREEN]

/**
 * Returns the reason why the pop-up does not show to this visitor on this page; undefined if it shows.
 * @param record the visitor's record of the pop-up, if any.
 * @param now time in ms.
 */
export function popupHindrance(
  settings: PopupSettings,
  page: PopupPage,
  record: PopupRecord | undefined,
  now: number,
): PopupHindrance | undefined {
  if (!isStyled(settings.style)) return 'off'
  if (PAGES_WITHOUT.includes(page.pageType)) return 'page-type'
  if (page.isMobile && !settings.enableMobile) return 'mobile'
  if (page.isScreenshot) return 'screenshot'
  if (!isListed(settings, page.collectionId)) return 'other-pages'
  return record && remembered(settings, record, now)
}

/** Servers always list real pages; an empty list means every page. */
function isListed({ showOnAllPages, enabledPages }: PopupSettings, collectionId: string): boolean {
  if (showOnAllPages ?? enabledPages.length === 0) return true
  return collectionId !== '' && enabledPages.includes(collectionId)
}

function remembered(
  { version, showUntilSignup, displayFrequency }: PopupSettings,
  record: PopupRecord,
  now: number,
): PopupHindrance | undefined {
  if (record.submitted && showUntilSignup) return 'submitted'
  if (record.version < version) return undefined
  if (displayFrequency === -1) return 'never-again'
  return now - record.dateClosed > displayFrequency * DAY_MS ? undefined : 'closed-lately'
}

/**
 * Returns the scroll position in percent of the scrollable height; a page that does not scroll counts as 100.
 */
export function scrolledPercent(scrollTop: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  // Browsers round each of the values separately.
  return room <= 1 ? 100 : Math.min(100, Math.round((scrollTop / room) * 100))
}
