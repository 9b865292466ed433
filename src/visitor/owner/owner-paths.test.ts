import { describe, expect, it } from 'vitest'
import { hasLoggedOut, LOGOUT_MESSAGES, withoutLogout } from './logout-notice'
import { adminPath, framePath } from './owner-paths'

const ID = '5a0b1c2d3e4f5a6b7c8d9e0f'

describe('a path of the site', () => {
  it.each([
    [`/pages/${ID}`, 'collection-panel', 'OWN-17'],
    [`/pages/${ID}/`, 'collection-panel', 'OWN-17'],
    [`/pages/${ID}0`, undefined, 'OWN-17'],
    [`/pages/${ID.slice(1)}`, undefined, 'OWN-17'],
    [`/pages/${ID}/edit`, undefined, 'OWN-17'],
    [`/my/pages/${ID}`, undefined, 'OWN-17'],
    ['/s/menu.pdf', 'file', 'OWN-18'],
    ['/s/2026/menu.pdf', 'file', 'OWN-18'],
    ['/s/', undefined, 'OWN-18'],
    ['/shop', undefined, 'OWN-18'],
    ['/settings/billing/upgrade', 'upgrade', 'OWN-19'],
    ['/settings/billing/subscriptions/website', 'upgrade', 'OWN-19'],
    ['/settings/billing', undefined, 'OWN-19'],
    ['/config/design', undefined, 'OWN-16'],
    ['/', undefined, 'OWN-16'],
  ])('%s is recognized as %s [%s]', (path, kind, _id) => {
    expect(adminPath(path)).toBe(kind)
  })
})

describe('the page in the panel', () => {
  it.each([
    '/',
    '/work',
    '/work/a%20b?x=1&y=%2F%2Fevil.example',
    '/configure?frameUrl=/config/',
    '/%E0%A4%A',
  ])('is a page of the site: %s [OWN-03]', path => {
    expect(framePath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'work',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/x/..//evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\u0000/work',
    '/config/design',
    '/config',
    '/x/../config/customers',
    '/%63onfig/customers',
    '/api/auth/Logout',
  ])('is the root of the site instead of %j [OWN-16]', path => {
    expect(framePath(path)).toBe('/')
  })
})

describe('the address after a logout', () => {
  it.each([
    ['?logout=true', true],
    ['?a=b&logout=true', true],
    ['?logout=false', false],
    ['?nologout=true', false],
    ['?logout=true1', false],
    ['', false],
  ])('%j asks for the message: %s [OWN-13]', (search, expected) => {
    expect(hasLoggedOut(search)).toBe(expected)
  })

  it.each([
    ['?logout=true', ''],
    ['?a=b%20c&logout=true&d', '?a=b%20c&d'],
    ['?logout=true&logout=true', ''],
    ['?a=logout=true', '?a=logout=true'],
  ])('%j becomes %j [OWN-13]', (search, expected) => {
    expect(withoutLogout(search)).toBe(expected)
  })

  it('shows the specified message [OWN-13]', () => {
    expect(LOGOUT_MESSAGES).toEqual({
      title: 'Logout Successful',
      message: 'You have been successfully logged out.',
    })
  })
})
