import { html } from 'hono/html'
import type { Location } from '../../../../src/calls/commerce.ts'
import type { Html } from '../page.ts'

const CODES = 'GB US CA IE DE FR NL ES IT SE NO CH AU NZ JP'.split(' ')

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Country options by name. */
const COUNTRIES = CODES.map(code => [code, names.of(code) ?? code] as const)

/** Country, region and postal code, which determine shipping and tax. */
export function locationFields(
  place: Partial<Location> = {},
  faults: Readonly<Record<string, string>> = {},
): Html {
  const { country = '', region = '', postalCode = '' } = place
  const isKnown = CODES.includes(country)
  const mark = (name: string): Html =>
    faults[name] ? html` aria-invalid="true" aria-describedby="fault-${name}"` : html``
  return html`<label>Country
    <select name="country" required autocomplete="country"${mark('country')}>
      <option value="">Select a country</option>
      ${country && !isKnown ? html`<option value="${country}" selected>${country}</option>` : ''}
      ${COUNTRIES.map(([code, name]) =>
        code === country
          ? html`<option value="${code}" selected>${name}</option>`
          : html`<option value="${code}">${name}</option>`,
      )}
    </select></label>
  <div class="pair">
    <label>State or region <input name="region" value="${region}" maxlength="60" autocomplete="address-level1"${mark('region')}></label>
    <label>Postal code <input name="postalCode" value="${postalCode}" maxlength="20" autocomplete="postal-code"${mark('postalCode')}></label>
  </div>`
}
