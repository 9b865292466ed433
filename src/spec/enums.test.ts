import { describe, expect, it } from 'vitest'
import { nameOf, PRODUCT_LIST_VIEWS, PRODUCT_TYPES } from '../commerce/product/product'
import { numbered } from '../data/names.fixture'
import { POPUP_POSITIONS } from '../overlays/popups/popups'
import { CONTRIBUTOR_ROLES } from '../site/contributor-roles'
import { ITEM_TYPES } from '../site/item-types'
import { PAGE_TYPES } from '../site/page-types'
import { SITE_STATUSES } from '../site/site-statuses'
import { UNIT_SYSTEMS } from '../site/unit-systems'
import { ANALYTICS_EVENT_TYPES } from '../visitor/statistics/event-types'
import { PAGE_BLOCK_TYPES } from './block-types'
import { isLayoutId } from './layouts'

/** The tables that pages and servers read, beside the specification's own words. Those of an editor are in `src/spec`. */
describe('numbered names', () => {
  it.each([
    [
      'analytics events',
      '[ENUM-04]',
      ANALYTICS_EVENT_TYPES,
      'page view 1, site search 2, heartbeat 10, audio 20, video 21',
    ],
    [
      'page types',
      '[ENUM-06]',
      PAGE_TYPES,
      'main content 1, page 2, splash page 3, content item 50, not found 100, error 101, search 102, lock screen 103, popup overlay 104, protected content 105, member-area access denied 106, show cart 200, checkout 201, order confirmed 202, donate 203, contribution confirmed 204, cart v2 205, subscription confirmed 206, order received 207, membership confirmed 208, reviews request 209, digital product composer preview 210, order status 211, newsletter unsubscribe 300, commerce email preview 301',
    ],
    ['product types', '[ENUM-09]', PRODUCT_TYPES, 'physical 1, digital 2, service 3, gift card 4, paywall 5'],
    [
      'site statuses',
      '[ENUM-12]',
      SITE_STATUSES,
      'expired 1, pastdue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, linked 11, active parking page 12, resold 13, resold grace period 14, enterprise 15',
    ],
    ['unit systems', '[ENUM-17]', UNIT_SYSTEMS, 'imperial 1, metric 2'],
    [
      'contributor roles',
      '[ENUM-27]',
      CONTRIBUTOR_ROLES,
      'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8, scheduling 9, viewer 10, campaigns editor 11, scheduling viewer 12, scheduling editor 13',
    ],
  ])('contains the %s %s', (_name, _id, table, sentence) => {
    expect(table).toEqual(numbered(sentence))
  })

  it('contains the item types, 61 as the second video [ENUM-08]', () => {
    const { secondVideo, ...once } = ITEM_TYPES
    expect(once).toEqual(
      numbered(
        'text 1, image 2, quote 4, link 5, chat 6, audio 7, video 8, review 10, store item 11, event 12, thread 13, gallery 14, binary 15, css asset 16, tweak asset 17, digital good 18, attachment 19, wordpress export 20, internal export 21, rich text 22, tweet 50, rss 51, checkin 52, knowledge-base article 54, project item 55, portfolio item 59, translatable strings export 60, lesson 62',
      ),
    )
    expect(secondVideo).toBe(61)
  })

  it('contains the blocks of a page [ENUM-15]', () => {
    expect(PAGE_BLOCK_TYPES).toMatchObject(
      numbered('form 9, button 53, summary v2 55, accordion 69, marquee 70, shape 71'),
    )
    expect(Object.values(PAGE_BLOCK_TYPES).every(id => id >= 1 && id <= 71)).toBe(true)
  })
})

describe('names', () => {
  it.each([
    ['product list views', '[ENUM-03]', PRODUCT_LIST_VIEWS, 'list, grid, product'],
    [
      'pop-up positions',
      '[ENUM-05]',
      POPUP_POSITIONS,
      'top-left, top-center, top-right, center-left, center-center, center-right, bottom-left, bottom-center, bottom-right',
    ],
  ])('lists the %s %s', (_name, _id, names, sentence) => {
    expect(names).toEqual(sentence.split(', '))
  })
})

it('numbers layouts from 1000 to 1019 [ENUM-23]', () => {
  expect([999, 1000, 1007.5, 1019, 1020].map(isLayoutId)).toEqual([false, true, false, true, false])
})

it('finds the name of a number', () => {
  expect([nameOf(PAGE_TYPES, 209), nameOf(PAGE_TYPES, 4)]).toEqual(['reviewsRequest', undefined])
})
