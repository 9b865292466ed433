import { describe, expect, it } from 'vitest'
import { listed, numbered } from '../data/names.fixture'
import * as spec from './spec'

/** The exports for editors, beside the specification's own words. */
it.each([
  [
    'ENUM-01',
    Object.values(spec.COLLECTION_ITEM_KINDS),
    listed('album track, event item, gallery image, portfolio item, blog post, gallery video'),
  ],
  ['ENUM-02', spec.TWEAK_PAGE_TYPES, listed('splash page, lock screen, popup overlay, checkout, style')],
  [
    'ENUM-07',
    spec.COLLECTION_TYPES,
    numbered(
      'generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery block 6, template page 7, splash page 8, page 10, 500px 11, flickr 12, products 13, mosaic 14, slide gallery 15, slide album 16, slide video 17, album block 18, project 19, section catalog 20, page catalog 21, item catalog 22, portfolio 23, lessons 24',
    ),
  ],
  [
    'ENUM-10',
    spec.PUBLICATION_STATUSES,
    numbered('published 1, scheduled 2, needs review 3, draft 4, private 5, deleted 6'),
  ],
  ['ENUM-11', spec.ITEM_VISIBILITIES, ['draft', 'published', 'needs_review', 'scheduled']],
  [
    'ENUM-13',
    spec.WEBSITE_TYPES,
    numbered('classic 1, cover page 2, parking page 3, commerce 4, enterprise 5'),
  ],
  ['ENUM-30', Object.values(spec.CONTENT_STATUS_LABELS), ['Scheduled', 'Needs Review', 'Draft', 'Private']],
  [
    'ENUM-14',
    spec.EDITOR_BLOCK_TYPES,
    numbered(
      'heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social icons 7, buttons 8, navigation 9, custom form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19, popup overlay action 20, temp lock inject 100',
    ),
  ],
  ['ENUM-16', spec.SPECIAL_PAGE_KINDS, numbered('cover page 1, lock screen 2, popup overlay 3')],
  ['ENUM-18', spec.POPUP_BLOCKING_KINDS, numbered('button block 1, popup overlay 2')],
  ['ENUM-20', spec.DEVICE_VIEWS, ['desktop', 'phone', 'tablet']],
  ['ENUM-21', spec.FLUID_BREAKPOINTS, ['mobile', 'desktop']],
  [
    'ENUM-22',
    spec.GALLERY_MEDIA_TYPES,
    listed('imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video'),
  ],
  ['ENUM-24', spec.SERVICES, numbered('facebook 2, stripe 15, square 76, weglot 80')],
  [
    'ENUM-25',
    spec.PLAN_FEATURES,
    listed(
      'pages, contributors, commerce, code injection, gift cards, subscriptions, point of sale, priority support',
    ),
  ],
  ['ENUM-25', spec.PLAN_FEATURE_IDS, { first: 1, last: 69 }],
  ['ENUM-26', spec.BLOCKS_WITH_PLAN_FEATURE, ['amazon', 'donation', 'menu', 'opentable']],
  ['ENUM-28', spec.FORM_TABS, numbered('build 1, storage 2, advanced 3, captcha 4, disclaimer 5')],
  [
    'ENUM-29',
    spec.PERMISSIONS,
    listed(
      'authenticated-no-site, config, admin, content manager, settings, activity, commerce, newsletter, damask, crm, orders, inventory, payments, billing, domains',
    ),
  ],
  ['TOK-01', spec.BREAKPOINTS_PX, [800, 1024]],
  ['TOK-02', spec.DEVICE_HEIGHTS_PX, [926, 1024, 1366]],
  ['TOK-05', spec.FONT_SIZES_PX, [9.75, 11, 12, 14, 16, 19, 22, 28]],
  ['TOK-05', spec.FONT_WEIGHTS, [400, 500, 600]],
  ['TOK-05', spec.LINE_HEIGHTS_PX, [11, 16, 22, 24, 28, 32]],
  ['TOK-06', spec.SPACING_PX, [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]],
  ['TOK-06', spec.RADII_PX, [0, 4, 8]],
  ['TOK-07', spec.DURATIONS_MS, Array.from({ length: 13 }, (_, step) => step * 50)],
  ['TOK-08', spec.COLOR_FAMILIES, ['blue', 'green', 'red', 'pink', 'orange', 'gray']],
  ['LIM-01', spec.EDITOR_LIMITS.blocksPerLayout, 60],
  ['LIM-03', spec.EDITOR_LIMITS.orderableItems, 250],
  ['LIM-05', spec.EDITOR_LIMITS.nestedCategories, 10000],
  ['LIM-06', spec.EDITOR_LIMITS.importedGalleries, 20],
  ['LIM-06', spec.EDITOR_LIMITS.importedGalleryPictures, 50],
  ['LIM-07', spec.EDITOR_LIMITS.tagLength, 50],
  ['LIM-07', spec.EDITOR_LIMITS.categoryLength, 25],
  ['ROLL-19', spec.FRAMEWORK_BASE_PATH, '/universal/yui3/3.17.2/'],
  ['WID-25', spec.EDITING_MESSAGES.noCode, 'Code editing is not available on Android.'],
  ['FORM-65', spec.EDITING_MESSAGES.updateForm, 'Unable to update form'],
  ['FORM-65', spec.EDITING_MESSAGES.openForm, 'Unable to open form'],
  ['FORM-66', spec.EDITING_MESSAGES.enterEmail, 'Please enter a valid email'],
  ['FORM-66', spec.EDITING_MESSAGES.selectList, 'A List must be selected'],
])('exports the specification’s values [%s]', (_id, value, expected) => {
  expect(value).toEqual(expected)
})

it('exports a distinct name for each cookie, placeholder and navigation [CTX-23]', () => {
  const cookies = [spec.PREVIEW_COOKIE, spec.DISABLE_USER_SCRIPTS_COOKIE]
  const others = [spec.MASKED_PASSWORD, spec.HIDDEN_NAVIGATION, spec.MEMBER_AREA_NAVIGATION]
  expect(new Set([...cookies, ...others]).size).toBe(5)
  // RFC 6265: a token needs no encoding.
  expect(cookies.every(name => /^[\w-]+$/.test(name))).toBe(true)
  // It is not a plausible password.
  expect(spec.MASKED_PASSWORD).toMatch(/^•+$/)
})

it('exports confirmations that name the loss [EDIT-10]', () => {
  expect(spec.CONFIRMATIONS.removeTags).toMatch(/remove .*tags/)
  expect(spec.CONFIRMATIONS.disconnectMailing).toMatch(
    /disconnect the mailing provider.*submissions will no longer be sent/,
  )
  expect(spec.CONFIRMATIONS.deleteFile).toMatch(/delete this file.*cannot be undone/)
})

it('exports the prompt to create a mailing list [EDIT-11]', () => {
  expect(spec.EDITING_MESSAGES.createList).toMatch(/^Create a mailing list before continuing/)
})

describe('a plan', () => {
  it('has features numbered from 1 to 69 [ENUM-25]', () => {
    expect([0, 1, 68.5, 69, 70].map(spec.isPlanFeatureId)).toEqual([false, true, false, true, false])
  })

  it('unlocks some of the blocks [ENUM-26]', () => {
    const blocks = ['amazon', 'donation', 'menu', 'opentable', 'gallery', 'toString']
    expect(blocks.map(spec.needsPlanFeature)).toEqual([true, true, true, true, false, false])
  })
})
