import { describe, expect, it } from 'vitest'
import { ANALYTICS_EVENT_TYPES } from './analytics-events'
import { EDITOR_BLOCK_TYPES, PAGE_BLOCK_TYPES } from './block-types'
import { COLLECTION_TYPES } from './collection-types'
import { CONTRIBUTOR_ROLES } from './contributor-roles'
import { DEVICE_VIEWS, FLUID_BREAKPOINTS } from './devices'
import { nameOf } from './enum'
import { FORM_TABS } from './form-tabs'
import { GALLERY_MEDIA_TYPES, isLayoutId } from './gallery-media'
import { COLLECTION_ITEM_KINDS, ITEM_TYPES, TAXONOMY_ITEM_TYPES } from './item-types'
import { PAGE_TYPES, SPECIAL_PAGE_KINDS, TWEAK_PAGE_TYPES } from './page-types'
import { PERMISSIONS } from './permissions'
import { isPlanFeatureId, needsPlanFeature, PLAN_FEATURES } from './plan-features'
import { POPUP_BLOCKING_KINDS, POPUP_POSITIONS } from './popups'
import { PRODUCT_LIST_VIEWS, PRODUCT_TYPES } from './products'
import { CONTENT_STATUS_LABELS, ITEM_VISIBILITIES, PUBLICATION_STATUSES } from './publication'
import { SERVICES } from './services'
import { SITE_STATUSES } from './site-statuses'
import { UNIT_SYSTEMS } from './unit-systems'
import { SITE_VERSIONS, WEBSITE_TYPES } from './website-types'

/** 'cover page' → 'coverPage', as the tables write it. */
const camel = (words: string) => words.replace(/[- ]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** 'cover page 2, parking page 3' → { coverPage: 2, parkingPage: 3 }. */
const numbered = (sentence: string) =>
  Object.fromEntries(
    sentence.split(', ').map(pair => {
      const [, name = '', id] = /^(.+) (\d+)$/.exec(pair) ?? []
      return [camel(name), Number(id)]
    }),
  )

const listed = (sentence: string) => sentence.split(', ').map(camel)

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
    [
      'collection types',
      '[ENUM-07]',
      COLLECTION_TYPES,
      'generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery block 6, template page 7, splash page 8, page 10, 500px 11, flickr 12, products 13, mosaic 14, slide gallery 15, slide album 16, slide video 17, album block 18, project 19, section catalog 20, page catalog 21, item catalog 22, portfolio 23, lessons 24',
    ],
    ['product types', '[ENUM-09]', PRODUCT_TYPES, 'physical 1, digital 2, service 3, gift card 4, paywall 5'],
    [
      'publication statuses',
      '[ENUM-10]',
      PUBLICATION_STATUSES,
      'published 1, scheduled 2, needs review 3, draft 4, private 5, deleted 6',
    ],
    [
      'site statuses',
      '[ENUM-12]',
      SITE_STATUSES,
      'expired 1, pastdue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, linked 11, active parking page 12, resold 13, resold grace period 14, enterprise 15',
    ],
    [
      'website types',
      '[ENUM-13]',
      WEBSITE_TYPES,
      'classic 1, cover page 2, parking page 3, commerce 4, enterprise 5',
    ],
    [
      'blocks of the editor',
      '[ENUM-14]',
      EDITOR_BLOCK_TYPES,
      'heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social icons 7, buttons 8, navigation 9, custom form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19, popup overlay action 20, temp lock inject 100',
    ],
    ['special page kinds', '[ENUM-16]', SPECIAL_PAGE_KINDS, 'cover page 1, lock screen 2, popup overlay 3'],
    ['unit systems', '[ENUM-17]', UNIT_SYSTEMS, 'imperial 1, metric 2'],
    ['what blocks a pop-up', '[ENUM-18]', POPUP_BLOCKING_KINDS, 'button block 1, popup overlay 2'],
    ['services', '[ENUM-24]', SERVICES, 'facebook 2, stripe 15, square 76, weglot 80'],
    [
      'contributor roles',
      '[ENUM-27]',
      CONTRIBUTOR_ROLES,
      'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store manager 8, scheduling 9, viewer 10, campaigns editor 11, scheduling viewer 12, scheduling editor 13',
    ],
    ['form tabs', '[ENUM-28]', FORM_TABS, 'build 1, storage 2, advanced 3, captcha 4, disclaimer 5'],
  ])('holds the %s %s', (_name, _id, table, sentence) => {
    expect(table).toEqual(numbered(sentence))
  })

  it('holds the item types, 61 as the second video [ENUM-08]', () => {
    const { secondVideo, ...once } = ITEM_TYPES
    expect(once).toEqual(
      numbered(
        'text 1, image 2, quote 4, link 5, chat 6, audio 7, video 8, review 10, store item 11, event 12, thread 13, gallery 14, binary 15, css asset 16, tweak asset 17, digital good 18, attachment 19, wordpress export 20, internal export 21, rich text 22, tweet 50, rss 51, checkin 52, knowledge-base article 54, project item 55, portfolio item 59, translatable strings export 60, lesson 62',
      ),
    )
    expect(secondVideo).toBe(61)
    expect(TAXONOMY_ITEM_TYPES).toEqual([56, 57, 58])
  })

  it('holds the blocks of a page, in a numbering that disagrees with the editor’s [ENUM-15]', () => {
    expect(PAGE_BLOCK_TYPES).toMatchObject(
      numbered('form 9, button 53, summary v2 55, accordion 69, marquee 70, shape 71'),
    )
    const ids = Object.values(PAGE_BLOCK_TYPES)
    expect(ids.every(id => id >= 1 && id <= 71)).toBe(true)
    expect(EDITOR_BLOCK_TYPES.form).not.toBe(PAGE_BLOCK_TYPES.form)
  })
})

describe('names', () => {
  it.each([
    [
      'tweak page types',
      '[ENUM-02]',
      TWEAK_PAGE_TYPES,
      'splash page, lock screen, popup overlay, checkout, style',
    ],
    ['product list views', '[ENUM-03]', PRODUCT_LIST_VIEWS, 'list, grid, product'],
    [
      'pop-up positions',
      '[ENUM-05]',
      POPUP_POSITIONS.map(camel),
      'top left, top center, top right, center left, center center, center right, bottom left, bottom center, bottom right',
    ],
    ['item visibilities', '[ENUM-11]', ITEM_VISIBILITIES, 'draft, published, needs_review, scheduled'],
    ['site versions', '[ENUM-19]', SITE_VERSIONS, '7, 7.1, 8'],
    ['device views', '[ENUM-20]', DEVICE_VIEWS, 'desktop, phone, tablet'],
    ['fluid breakpoints', '[ENUM-21]', FLUID_BREAKPOINTS, 'mobile, desktop'],
    [
      'gallery media',
      '[ENUM-22]',
      GALLERY_MEDIA_TYPES,
      'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
    ],
    [
      'plan features',
      '[ENUM-25]',
      PLAN_FEATURES,
      'pages, contributors, commerce, code injection, gift cards, subscriptions, point of sale, priority support',
    ],
    [
      'permissions',
      '[ENUM-29]',
      PERMISSIONS,
      'authenticated-no-site, config, admin, content manager, settings, activity, commerce, newsletter, damask, crm, orders, inventory, payments, billing, domains',
    ],
  ])('lists the %s %s', (_name, _id, names, sentence) => {
    expect(names).toEqual(listed(sentence))
  })

  it('calls the items of a collection what visitors know them as [ENUM-01]', () => {
    expect(Object.values(COLLECTION_ITEM_KINDS)).toEqual(
      listed('album track, event item, gallery image, portfolio item, blog post, gallery video'),
    )
  })

  it('calls the statuses that keep content from the public by name [ENUM-30]', () => {
    expect(Object.values(CONTENT_STATUS_LABELS).join(', ')).toBe('Scheduled, Needs Review, Draft, Private')
  })
})

describe('ranges', () => {
  it('numbers layouts from 1000 to 1019 [ENUM-23]', () => {
    expect([999, 1000, 1007.5, 1019, 1020].map(isLayoutId)).toEqual([false, true, false, true, false])
  })

  it('numbers plan features from 1 to 69 [ENUM-25]', () => {
    expect([0, 1, 68.5, 69, 70].map(isPlanFeatureId)).toEqual([false, true, false, true, false])
  })

  it('knows the blocks that need a plan feature [ENUM-26]', () => {
    const blocks = ['amazon', 'donation', 'menu', 'opentable', 'gallery', 'toString']
    expect(blocks.map(needsPlanFeature)).toEqual([true, true, true, true, false, false])
  })
})

it('finds the name of a number', () => {
  expect([nameOf(PAGE_TYPES, 209), nameOf(PAGE_TYPES, 4)]).toEqual(['reviewsRequest', undefined])
})
