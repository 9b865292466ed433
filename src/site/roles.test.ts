import { describe, expect, it } from 'vitest'
import { isConfigPath, isInternalHost } from './environment'
import { isCartPage } from './page-kind'
import { readSite } from './read-site'
import { isAuthenticated, isEditor, isViewerOnly } from './roles'
import {
  isCoverPage,
  isInternalSite,
  isParkingPage,
  isPinterestOverlayOn,
  isResold,
  isResoldGracePeriod,
} from './site-kind'

const siteOf = (raw: object) => readSite(raw).site
const account = { id: 'a1' }

describe('a person', () => {
  it.each([
    ['a visitor', null, [], { isAuthenticated: false, isViewerOnly: false, isEditor: false }],
    [
      'a visitor with stray roles',
      null,
      ['VIEWER'],
      { isAuthenticated: false, isViewerOnly: false, isEditor: false },
    ],
    ['a viewer by number', account, [10], { isAuthenticated: true, isViewerOnly: true, isEditor: false }],
    ['a viewer by name', account, ['VIEWER'], { isAuthenticated: true, isViewerOnly: true, isEditor: false }],
    [
      'a viewer told twice',
      account,
      [10, 'viewer'],
      { isAuthenticated: true, isViewerOnly: true, isEditor: false },
    ],
    ['viewer and editor', account, [10, 4], { isAuthenticated: true, isViewerOnly: false, isEditor: true }],
    ['an admin', account, [1], { isAuthenticated: true, isViewerOnly: false, isEditor: true }],
    [
      'a role that we do not know',
      account,
      [99],
      { isAuthenticated: true, isViewerOnly: false, isEditor: true },
    ],
    ['an account without roles', account, [], { isAuthenticated: true, isViewerOnly: false, isEditor: true }],
  ])('is told apart: %s', (_, authenticatedAccount, websiteRoles, expected) => {
    const site = siteOf({ authenticatedAccount, websiteRoles })
    expect({
      isAuthenticated: isAuthenticated(site),
      isViewerOnly: isViewerOnly(site),
      isEditor: isEditor(site),
    }).toEqual(expected)
  })

  it('is the same person whatever finer permissions the account has [CTX-28]', () => {
    const answers = [[], ['admin'], ['orders', 'billing'], [1, 2, 3]].map(accessPermissions => {
      const site = siteOf({ authenticatedAccount: account, websiteRoles: ['editor'], accessPermissions })
      return [isAuthenticated(site), isViewerOnly(site), isEditor(site)]
    })
    expect(new Set(answers.map(String))).toEqual(new Set(['true,false,true']))
  })
})

describe('a site', () => {
  it.each([
    [1, false, false],
    [2, true, false],
    [3, false, true],
    [undefined, false, false],
  ])('of type %s is told apart from cover and parking pages [CTX-04]', (websiteType, cover, parking) => {
    const site = siteOf({ website: { websiteType } })
    expect([isCoverPage(site), isParkingPage(site)]).toEqual([cover, parking])
  })

  it.each([
    [6, false, false, true],
    [13, true, false, false],
    [14, false, true, false],
    [undefined, false, false, false],
  ])('of status %s is told apart from resold ones [CTX-05]', (value, resold, grace, internal) => {
    const site = siteOf({ website: { siteStatus: { value } } })
    expect([isResold(site), isResoldGracePeriod(site), isInternalSite(site)]).toEqual([
      resold,
      grace,
      internal,
    ])
  })

  it.each([
    ['disabled', false],
    ['enabled_for_blogs', true],
    ['', true],
    [undefined, true],
  ])('with the pinterest overlay in mode %s [CTX-12]', (mode, on) => {
    expect(isPinterestOverlayOn(siteOf({ websiteSettings: { pinterestOverlayOptions: { mode } } }))).toBe(on)
  })
})

describe('a page', () => {
  it.each([
    ['/cart', true],
    ['/cart/', true],
    ['/carts', false],
    ['/shop/cart', false],
    ['/', false],
  ])('at %s is the cart or not [CTX-31]', (path, expected) => {
    expect(isCartPage(path)).toBe(expected)
  })
})

describe('an environment', () => {
  it.each([
    ['staging.ashlar.example', true],
    ['oak.staging.ashlar.example', true],
    ['QA12.ashlar.example', true],
    ['oak.dev.ashlar.example', true],
    ['qa.ashlar.example', false],
    ['oak.ashlar.example', false],
    ['ashlar.example', false],
    ['staging.ashlar.example.evil.test', false],
    ['a.ashlar.example.dev.evildomain.tld', false],
    ['notstaging.ashlar.example', false],
    ['stagingxashlar.example', false],
    ['oak.example', false],
  ])('is internal or not: %s [CTX-27]', (host, expected) => {
    expect(isInternalHost(host)).toBe(expected)
  })

  it('belongs to the company that is named', () => {
    expect([
      isInternalHost('dev.oak.test', 'oak.test'),
      isInternalHost('dev.ashlar.example', 'oak.test'),
    ]).toEqual([true, false])
  })

  it.each([
    ['/config', true],
    ['/config/design', true],
    ['/configuration', false],
    ['/', false],
  ])('is the configuration panel or not: %s', (path, expected) => {
    expect(isConfigPath(path)).toBe(expected)
  })
})
