// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ConsentCategory } from '../core/consent-store'
import { consentOf, isComplete, readPolicy, withdrawn } from './consent.state'
import type { ChoiceRecord } from './consent-cookies'

const NOTHING = { necessary: true, functional: false, analytics: false, marketing: false }
const ALL = { necessary: true, functional: true, analytics: true, marketing: true }
const UNASKED = { allowed: undefined, record: undefined }

const policy = (settings: object = {}, consent = 'gdpr') => readPolicy({ consent, cookieSettings: settings })
const record = (more: Partial<ChoiceRecord> = {}): ChoiceRecord => ({
  id: 'abcdefgh',
  version: '',
  time: 1,
  functional: true,
  analytics: true,
  marketing: true,
  isOptedOut: false,
  ...more,
})

describe('consent, by default', () => {
  it('lets nothing run before the visitor has chosen', () => {
    expect(consentOf(policy(), UNASKED, false)).toEqual({ consent: null, isOpen: true })
  })

  it('is what the visitor has chosen', () => {
    const kept = { allowed: '0', record: record({ analytics: false }) }
    expect(consentOf(policy(), kept, false)).toEqual({ consent: { ...ALL, analytics: false }, isOpen: false })
  })

  it('is requested again if the site’s settings have another version', () => {
    const kept = { allowed: '1', record: record({ version: '1' }) }
    expect(consentOf(policy({ consentVersion: 2 }), kept, false)).toEqual({ consent: null, isOpen: true })
    expect(consentOf(policy({ consentVersion: 1 }), kept, false).consent).toEqual(ALL)
  })

  it('accepts a plain refusal, and asks again after a plain yes', () => {
    expect(consentOf(policy(), { ...UNASKED, allowed: '0' }, false)).toEqual({
      consent: NOTHING,
      isOpen: false,
    })
    expect(consentOf(policy(), { ...UNASKED, allowed: '1' }, false)).toEqual({ consent: null, isOpen: true })
  })

  it('is refused by Global Privacy Control, unless the visitor has chosen with it on', () => {
    expect(consentOf(policy(), UNASKED, true)).toEqual({ consent: NOTHING, isOpen: false })
    expect(consentOf(policy(), { allowed: '1', record: record() }, true).consent).toEqual({
      ...NOTHING,
      functional: true,
    })
    const kept = { allowed: '1', record: record({ isOptedOut: true }) }
    expect(consentOf(policy(), kept, true).consent).toEqual(ALL)
  })

  it('is limited to what was offered, and by an absolute restriction', () => {
    const kept = { allowed: '1', record: record() }
    expect(consentOf(policy({ consentCategories: ['analytics', 'x'] }), kept, false).consent).toEqual({
      ...NOTHING,
      analytics: true,
    })
    const absolute = { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true }
    expect(consentOf(policy(absolute), kept, false).consent).toEqual({ ...NOTHING, functional: true })
  })
})

describe('consent, in compat', () => {
  const restrictive = { isAnalyticsCookiesDisabled: true }
  const absolute = { ...restrictive, isRestrictiveCookiePolicyAbsolute: true }
  const untracked = { ...ALL, analytics: false, marketing: false }

  it.each([
    [{}, undefined, ALL, true],
    [{}, '0', ALL, false],
    [restrictive, undefined, untracked, true],
    [restrictive, '0', untracked, false],
    [restrictive, '1', ALL, false],
    [absolute, '1', untracked, false],
    [{ isRestrictiveCookiePolicyAbsolute: true }, '1', untracked, false],
  ])('with %j and the cookie %s is %j [CKB-16]', (settings, allowed, consent, isOpen) => {
    const state = consentOf(policy(settings, 'compat'), { allowed, record: undefined }, true)
    expect(state).toEqual({ consent, isOpen })
  })
})

it('counts as complete when everything on offer is accepted', () => {
  const choice = { functional: true, analytics: true, marketing: false }
  expect([isComplete(choice, ['functional', 'analytics']), isComplete(choice, ['marketing'])]).toEqual([
    true,
    false,
  ])
})

it('lists what has run and is no longer allowed', () => {
  const used = new Set<ConsentCategory>(['functional', 'analytics'])
  expect(withdrawn({ ...ALL, necessary: true }, { ...NOTHING, necessary: true }, used)).toEqual([
    'functional',
    'analytics',
  ])
  expect(withdrawn(null, null, used)).toEqual([])
  expect(withdrawn({ ...ALL, necessary: true }, null, new Set())).toEqual([])
})

it.each([
  undefined,
  null,
  'yes',
  [],
  { cookieSettings: 'x' },
  { cookieSettings: { consentVersion: {}, consentCategories: 'x' } },
])('reads a policy from %j', cookieSettings => {
  expect(readPolicy({ cookieSettings })).toEqual({
    mode: 'gdpr',
    isBannerEnabled: false,
    isRestrictive: false,
    isAbsolute: false,
    version: '',
    offered: ['functional', 'analytics', 'marketing'],
  })
})
