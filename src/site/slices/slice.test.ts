// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { reportedBy } from '../slices.fixture'
import { storeSettings } from '../store-settings/store-settings'

it('reads each field from the first place that has it [CTX-07]', () => {
  const { expressCheckout, measurementStandard } = storeSettings({
    storeSettings: { measurementStandard: 2 },
    websiteSettings: { storeSettings: { expressCheckout: true, measurementStandard: 1 } },
  })
  expect([expressCheckout, measurementStandard]).toEqual([true, 'metric'])
})

it('parses each context once and reports its invalid fields once, with their paths', () => {
  const context = {
    storeSettings: { expressCheckout: 'yes' },
    websiteSettings: { storeSettings: { defaultCurrency: 7, measurementStandard: null } },
  }
  expect(reportedBy(() => expect(storeSettings(context)).toBe(storeSettings(context)))).toEqual([
    'site context: storeSettings.expressCheckout: expected a boolean; ' +
      'websiteSettings.storeSettings.defaultCurrency: expected a currency code',
  ])
})
