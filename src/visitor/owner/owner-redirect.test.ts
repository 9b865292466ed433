import { describe, expect, it } from 'vitest'
import { configAddress } from './owner-paths'
import { isRedirected, type OwnerVisit, suppressesRedirect } from './owner-redirect'

const EDITOR: OwnerVisit = {
  authenticatedAccount: { id: 'me' },
  websiteRoles: [],
  developerMode: false,
  cloneable: false,
  isFramed: false,
  pathname: '/work',
  isSuppressed: false,
}

describe('the redirect into the panel', () => {
  it.each<[string, Partial<OwnerVisit>, boolean]>([
    ['is an editor’s [OWN-01]', {}, true],
    ['is no anonymous visitor’s [OWN-12]', { authenticatedAccount: null }, false],
    [
      'is no anonymous visitor’s, whatever the roles say [OWN-12]',
      { authenticatedAccount: null, websiteRoles: ['admin'] },
      false,
    ],
    ['is no viewer’s [OWN-04]', { websiteRoles: ['VIEWER'] }, false],
    ['is no viewer’s, by number [OWN-04]', { websiteRoles: [10] }, false],
    ['is one’s who views and edits [OWN-04]', { websiteRoles: [10, 4] }, true],
    ['is closed in developer mode [OWN-05]', { developerMode: true }, false],
    ['is closed on a cloneable site [OWN-06]', { cloneable: true }, false],
    ['is closed inside a frame [OWN-07]', { isFramed: true }, false],
    ['is closed where the owner wants to stay [OWN-08] [OWN-10]', { isSuppressed: true }, false],
    ['does not begin in the panel', { pathname: '/config/' }, false],
    ['begins beside the panel', { pathname: '/configure' }, true],
  ])('%s', (_, change, expected) => {
    expect(isRedirected({ ...EDITOR, ...change })).toBe(expected)
  })
})

describe('an address', () => {
  it.each([
    ['tarn.example', '?noredirect', true],
    ['tarn.example', '?a=b&noredirect=1', true],
    ['tarn.example', '?a=noredirect', false],
    ['tarn.example', '?noredirects', false],
    ['tarn.example', '', false],
  ])('%s%s keeps its owner on the page: %s [OWN-08]', (hostname, search, expected) => {
    expect(suppressesRedirect({ hostname, search })).toBe(expected)
  })

  it.each([
    ['localhost', true],
    ['tarn.localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['localhost.example', false],
    ['mylocalhost', false],
    ['127.0.0.1.example', false],
  ])('on %s is a local one: %s [OWN-09]', (hostname, expected) => {
    expect(suppressesRedirect({ hostname, search: '' })).toBe(expected)
  })
})

describe('the address of the panel', () => {
  const page = { origin: 'http://www.tarn.example:8080', pathname: '/work/a b', search: '?x=1&y=é' }

  it('is on the site’s own host under the application domain [OWN-02]', () => {
    expect(configAddress({ identifier: 'tarn', appDomain: 'builder.example' }, page)).toMatch(
      /^https:\/\/tarn\.builder\.example\/config\/\?frameUrl=/,
    )
  })

  it.each([
    ['', 'builder.example'],
    ['tarn', ''],
    ['evil.example/', 'builder.example'],
    ['evil.example#', 'builder.example'],
    ['me@evil', 'builder.example'],
    ['tarn', 'builder.example/path'],
    ['tarn', 'evil.example\\.builder.example'],
    ['-', 'builder.example'],
  ])('stays on the page’s own host if %j under %j is invalid [OWN-02]', (identifier, appDomain) => {
    expect(new URL(configAddress({ identifier, appDomain }, page)).origin).toBe(page.origin)
  })

  it('names path and query of the page, encoded [OWN-03]', () => {
    expect(configAddress({ identifier: '', appDomain: '' }, page)).toBe(
      'http://www.tarn.example:8080/config/?frameUrl=%2Fwork%2Fa%20b%3Fx%3D1%26y%3D%C3%A9',
    )
  })
})
