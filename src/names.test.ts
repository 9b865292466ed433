import { expect, it } from 'vitest'
import * as names from './names'

it('keeps the UI framework where exported pages have it [ROLL-19]', () => {
  expect(names.FRAMEWORK_BASE_PATH).toBe('/universal/yui3/3.17.2/')
})

it('gives each cookie, placeholder and navigation a name of its own [CTX-23]', () => {
  const { PREVIEW_COOKIE, DISABLE_USER_SCRIPTS_COOKIE, MASKED_PASSWORD } = names
  const { HIDDEN_NAVIGATION, MEMBER_AREA_NAVIGATION } = names
  const cookies = [PREVIEW_COOKIE, DISABLE_USER_SCRIPTS_COOKIE]
  const all = [...cookies, MASKED_PASSWORD, HIDDEN_NAVIGATION, MEMBER_AREA_NAVIGATION]
  expect(new Set(all).size).toBe(5)
  // RFC 6265: a token, so that it needs no encoding.
  expect(cookies.every(name => /^[\w-]+$/.test(name))).toBe(true)
  // Nothing that a person could have typed as a password.
  expect(MASKED_PASSWORD).toMatch(/^•+$/)
})
