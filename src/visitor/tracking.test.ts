// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { mayMirror } from './measure-page/signals'
import { isTracked } from './tracking'

const account = { id: 'a' }

describe('a visit', () => {
  it.each([
    ['a visitor', {}, '/'],
    ['a visitor in /config', { authenticatedAccount: null }, '/config/pages'],
    ['a viewer', { authenticatedAccount: account, websiteRoles: [10] }, '/'],
    ['a viewer by name', { authenticatedAccount: account, websiteRoles: ['VIEWER'] }, '/configure'],
  ])('of %s counts [ANA-01]', (_, context, path) => {
    expect(isTracked(context, path)).toBe(true)
  })

  it.each([
    ['an administrator', { authenticatedAccount: account, websiteRoles: [1] }, '/'],
    ['an account without roles', { authenticatedAccount: account }, '/'],
    ['a viewer who may edit', { authenticatedAccount: account, websiteRoles: [10, 4] }, '/'],
    ['a viewer in /config', { authenticatedAccount: account, websiteRoles: [10] }, '/config'],
    ['a viewer deep in /config', { authenticatedAccount: account, websiteRoles: [10] }, '/config/pages'],
    ['roles that are none', { authenticatedAccount: account, websiteRoles: 'viewer' }, '/'],
  ])('of %s does not [ANA-02]', (_, context, path) => {
    expect(isTracked(context, path)).toBe(false)
  })
})

it.each([
  [{ authenticatedAccount: account, accessPermissions: ['admin'] }, true],
  [{ authenticatedAccount: account, accessPermissions: ['config'] }, false],
  [{ authenticatedAccount: account, accessPermissions: 'admin' }, false],
  [{ authenticatedAccount: null, accessPermissions: ['admin'] }, false],
  [{}, false],
])('shows events elsewhere to administrators alone: %j, %j [ANA-35]', (context, expected) => {
  expect(mayMirror(context)).toBe(expected)
})
