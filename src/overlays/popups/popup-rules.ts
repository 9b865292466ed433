import { LOCK_SCREEN, SPLASH_PAGE } from '../../site/page-types/page-types'
import type { PopupRecord } from '../popup-record/popup-record'
import { isStyled } from './overlay-rules'

/** What the owner has set for the pop-up [POP-02], complete. */
export interface PopupSettings {
  /** Off when 0, 1 or 'none'. */
  readonly style: number | string
  readonly enableMobile: boolean
  readonly version: number
  readonly showUntilSignup: boolean
  /** Days; -1 means never again. */
  readonly displayFrequency: number
  readonly showOnScroll: boolean
  /** Percent of the page. */
  readonly scrollPercentage: number
  readonly showOnTimer: boolean
  /** In ms. */
  readonly timerDelay: number
  readonly showOnAllPages: boolean | null
  readonly enabledPages: readonly string[]
}

/** The page that a pop-up would stand above. */
export interface PopupPage {
  /** A number of `PAGE_TYPES`. */
  readonly pageType: number
  readonly collectionId: string
  readonly isMobile: boolean
  /** Somebody takes a picture of the page. */
  readonly isScreenshot: boolean
}

/** Why a pop-up does not show. */
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
 * What keeps the pop-up from this visitor on this page; undefined where nothing does [POP-04].
 *
 * @param record what the visitor's browser remembers of the pop-up; undefined where that is nothing.
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

/** Server lists are seen on real pages only: one that knows none names every page. */
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

/** How far down a page the visitor is, in percent of what can be scrolled; a short page is seen at once. */
export function scrolledPercent(scrollTop: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  // Browsers round each of them by itself.
  return room <= 1 ? 100 : Math.min(100, Math.round((scrollTop / room) * 100))
}
