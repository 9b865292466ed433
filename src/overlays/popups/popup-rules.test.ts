import { describe, expect, it } from 'vitest'
import { PAGE_TYPES } from '../../site/page-types'
import type { PopupRecord } from '../popup-record'
import {
  type PopupHindrance,
  type PopupPage,
  type PopupSettings,
  popupHindrance,
  scrolledPercent,
} from './popup-rules'

const SETTINGS: PopupSettings = {
  style: 2,
  enableMobile: true,
  version: 3,
  showUntilSignup: false,
  displayFrequency: 30,
  showOnScroll: false,
  scrollPercentage: 0,
  showOnTimer: false,
  timerDelay: 0,
  showOnAllPages: true,
  enabledPages: [],
}
const PAGE: PopupPage = {
  pageType: PAGE_TYPES.page,
  collectionId: 'c1',
  isMobile: false,
  isScreenshot: false,
}
const DAY = 86_400_000
const NOW = 1000 * DAY
const closed = (days: number, more: Partial<PopupRecord> = {}): PopupRecord => ({
  version: 3,
  submitted: false,
  dateClosed: NOW - days * DAY,
  ...more,
})

function hindrance(
  settings: Partial<PopupSettings>,
  page: Partial<PopupPage> = {},
  record?: PopupRecord,
): PopupHindrance | undefined {
  return popupHindrance({ ...SETTINGS, ...settings }, { ...PAGE, ...page }, record, NOW)
}

describe('a pop-up', () => {
  it('shows by default to a visitor without a record [POP-08]', () => {
    expect(hindrance({})).toBe(undefined)
    expect(hindrance({}, {}, closed(1))).toBe('closed-lately')
  })

  it.each([0, 1, '', '0', '1', 'none'])('does not show in style %j [POP-04]', style => {
    expect(hindrance({ style })).toBe('off')
  })

  it.each([2, '2', 'card'])('shows in style %j [POP-04]', style => {
    expect(hindrance({ style })).toBe(undefined)
  })

  it.each([
    ['splashPage', 'page-type'],
    ['lockScreen', 'page-type'],
    ['mainContent', undefined],
    ['checkout', undefined],
  ] as const)('on a page of the type %s: %s [POP-05]', (type, expected) => {
    expect(hindrance({}, { pageType: PAGE_TYPES[type] })).toBe(expected)
  })

  it.each([
    [true, false, 'mobile'],
    [true, true, undefined],
    [false, false, undefined],
  ])('mobile %s, with enableMobile %s: %s [POP-06]', (isMobile, enableMobile, expected) => {
    expect(hindrance({ enableMobile }, { isMobile })).toBe(expected)
  })

  it('does not show in a screenshot [POP-07]', () => {
    expect(hindrance({}, { isScreenshot: true })).toBe('screenshot')
  })

  it.each([
    [true, [], 'c1', undefined],
    [true, ['c2'], 'c1', undefined],
    [false, ['c1', 'c2'], 'c1', undefined],
    [false, ['c2'], 'c1', 'other-pages'],
    [false, [], 'c1', 'other-pages'],
    [false, [''], '', 'other-pages'],
    [null, [], '', undefined],
    [null, ['c2'], 'c1', 'other-pages'],
  ])(
    'all pages %s, listed %j, on the page of %j: %s',
    (showOnAllPages, enabledPages, collectionId, expected) => {
      expect(hindrance({ showOnAllPages, enabledPages }, { collectionId })).toBe(expected)
    },
  )

  it('shows again when the stored version is older than the setting, whatever the frequency [POP-09]', () => {
    expect(hindrance({}, {}, closed(0, { version: 2 }))).toBe(undefined)
    expect(hindrance({ displayFrequency: -1 }, {}, closed(0, { version: 2 }))).toBe(undefined)
    expect(hindrance({}, {}, closed(0, { version: 4 }))).toBe('closed-lately')
  })

  it.each([
    [29, 'closed-lately'],
    [30, 'closed-lately'],
    [30.01, undefined],
  ])('closed %d days ago, with a frequency of 30: %s [POP-10]', (days, expected) => {
    expect(hindrance({}, {}, closed(days))).toBe(expected)
  })

  it('never shows again with a frequency of -1, and on the next page with 0 [POP-02] [POP-03]', () => {
    expect(hindrance({ displayFrequency: -1 }, {}, closed(9000))).toBe('never-again')
    expect(hindrance({ displayFrequency: 0 }, {}, closed(0.001))).toBe(undefined)
  })

  it('does not show again once submitted if showUntilSignup is set, not even a newer one [POP-11]', () => {
    const record = closed(9000, { submitted: true, version: 1 })
    expect(hindrance({ showUntilSignup: true }, {}, record)).toBe('submitted')
    expect(hindrance({ showUntilSignup: false }, {}, record)).toBe(undefined)
  })

  it.each([
    [0, 2000, 1000, 0],
    [250, 2000, 1000, 25],
    [1000, 2000, 1000, 100],
    [1000.5, 2000, 1000, 100],
    [0, 900, 1000, 100],
  ])('computes %d px of %d in a window of %d as %d percent', (top, page, height, percent) => {
    expect(scrolledPercent(top, page, height)).toBe(percent)
  })
})
