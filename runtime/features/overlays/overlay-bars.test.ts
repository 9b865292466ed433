// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { BARS } from './overlay-bars'

it.each([
  [{ mode: 'disabled' }, undefined],
  [{ mode: 'enabled_for_blogs' }, {}],
  [{ mode: '' }, {}],
  [{}, undefined],
  [undefined, undefined],
])('shows the Pinterest overlay with the options %j: %j [CTX-12]', (pinterestOverlayOptions, data) => {
  expect(BARS['pinterest-overlay']({ websiteSettings: { pinterestOverlayOptions } })).toEqual(data)
})

it('formats the business address in one line, unless it is a country only', () => {
  const shown = (location: object) =>
    BARS['info-bar']({
      website: { location },
      websiteSettings: { mobileInfoBarSettings: { style: 2, isLocationEnabled: true } },
    })
  expect(shown({ addressLine1: '1 Oak St', addressLine2: ' ', addressCountry: 'Ireland' })).toEqual({
    address: '1 Oak St, Ireland',
  })
  expect(shown({ addressCountry: 'Ireland' })).toBe(undefined)
})
