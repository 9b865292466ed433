import { describe, expect, it } from 'vitest'
import { infoBarFacts, isBadgeShown } from './overlay-rules'

describe('the badge', () => {
  it.each([
    ['7', 2, true],
    ['7', 'none', false],
    ['7', 0, false],
    ['7', 1, false],
    ['7.1', 2, false],
    ['8', 2, true],
    ['', 2, true],
  ])('with template version %j and badge type %j: %s [POP-14] [ENUM-19]', (version, type, expected) => {
    expect(isBadgeShown(version, type)).toBe(expected)
  })
})

describe('the mobile info bar', () => {
  const ON = {
    style: 2,
    isContactEmailEnabled: true,
    isContactPhoneNumberEnabled: true,
    isLocationEnabled: true,
    isBusinessHoursEnabled: true,
  }
  const FACTS = { email: 'a@b.example', phone: '+44 1', address: 'Beck Lane', hours: 'Ten to five' }

  it('shows items that are switched on and known [POP-13]', () => {
    expect(infoBarFacts(ON, FACTS)).toEqual(FACTS)
    expect(infoBarFacts({ ...ON, isLocationEnabled: false }, { ...FACTS, hours: '' })).toEqual({
      email: 'a@b.example',
      phone: '+44 1',
    })
  })

  it('is hidden without a style, or without items [POP-13]', () => {
    expect(infoBarFacts({ ...ON, style: 1 }, FACTS)).toBe(undefined)
    expect(infoBarFacts(ON, { email: '', phone: '', address: '', hours: '' })).toBe(undefined)
  })
})
