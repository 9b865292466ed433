// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isCartPage } from '../cart-drawer'
import { isConfigPath } from '../core/edit-mode'
import { account, isAuthenticated, isEditor, isViewerOnly } from './account'

const SIGNED_IN = { id: 'a1' }

describe('a person', () => {
  it.each([
    ['a visitor', null, [], { isAuthenticated: false, isViewerOnly: false, isEditor: false }],
    [
      'a visitor with stray roles',
      null,
      ['VIEWER'],
      { isAuthenticated: false, isViewerOnly: false, isEditor: false },
    ],
    ['a viewer by number', SIGNED_IN, [10], { isAuthenticated: true, isViewerOnly: true, isEditor: false }],
    [
      'a viewer by name',
      SIGNED_IN,
      ['VIEWER'],
      { isAuthenticated: true, isViewerOnly: true, isEditor: false },
    ],
    [
      'a viewer told twice',
      SIGNED_IN,
      [10, 'viewer'],
      { isAuthenticated: true, isViewerOnly: true, isEditor: false },
    ],
    ['viewer and editor', SIGNED_IN, [10, 4], { isAuthenticated: true, isViewerOnly: false, isEditor: true }],
    ['an admin', SIGNED_IN, [1], { isAuthenticated: true, isViewerOnly: false, isEditor: true }],
    [
      'a role that we do not know',
      SIGNED_IN,
      [99],
      { isAuthenticated: true, isViewerOnly: false, isEditor: true },
    ],
    [
      'an account without roles',
      SIGNED_IN,
      [],
      { isAuthenticated: true, isViewerOnly: false, isEditor: true },
    ],
  ])('is classified: %s', (_, authenticatedAccount, websiteRoles, expected) => {
    const site = account({ authenticatedAccount, websiteRoles })
    expect({
      isAuthenticated: isAuthenticated(site),
      isViewerOnly: isViewerOnly(site),
      isEditor: isEditor(site),
    }).toEqual(expected)
  })

  it('is the same person whatever finer permissions the account has [CTX-28]', () => {
    const answers = [[], ['admin'], ['orders', 'billing'], [1, 2, 3]].map(accessPermissions => {
      const site = account({ authenticatedAccount: SIGNED_IN, websiteRoles: ['editor'], accessPermissions })
      return [isAuthenticated(site), isViewerOnly(site), isEditor(site)]
    })
    expect(new Set(answers.map(String))).toEqual(new Set(['true,false,true']))
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
    ['/config', true],
    ['/config/design', true],
    ['/configuration', false],
    ['/', false],
  ])('is the configuration panel or not: %s', (path, expected) => {
    expect(isConfigPath(path)).toBe(expected)
  })
})
