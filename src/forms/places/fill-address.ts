import type * as z from 'zod/mini'
import type { place } from '../../calls/places'

/** An address, part by part. */
type PlaceAddress = NonNullable<z.output<typeof place>['address']>

type Control = HTMLInputElement | HTMLSelectElement

/** The part of an address for each control, by its autofill token. */
const PARTS: Readonly<Record<string, (address: PlaceAddress) => readonly string[]>> = {
  'address-line1': ({ line1 }) => [line1],
  'address-level2': ({ city }) => [city],
  'address-level1': ({ state }) => [state],
  'postal-code': ({ zip }) => [zip],
  country: ({ countryCode, country }) => [countryCode, country],
  'country-name': ({ country, countryCode }) => [country, countryCode],
}

/** Selects the control of one part of an address. */
const tokenSelector = (token: string): string => `:is(input, select)[autocomplete~="${token}"]`

/** Selects the controls that offer suggestions. */
export const STREET_FIELD = tokenSelector('address-line1').replace(', select', '')

/**
 * Fills the controls of an address, identified by their autofill tokens, as if the visitor had typed it. A
 * select without that country keeps its selection, and the second line stays the visitor's, unless the place
 * has one.
 */
export function fillAddress(host: ParentNode, address: PlaceAddress): void {
  const parts = Object.entries(PARTS).map(([token, read]) => [token, read(address)] as const)
  if (address.line2) parts.push(['address-line2', [address.line2]])
  for (const [token, values] of parts) {
    const control = host.querySelector<Control>(tokenSelector(token))
    if (control) fill(control, values)
  }
}

function fill(control: Control, values: readonly string[]): void {
  const value = control instanceof HTMLSelectElement ? optionOf(control, values) : values[0]
  if (value === undefined || value === control.value) return
  control.value = value
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Returns the value of the option whose value or text is in the list. */
function optionOf({ options }: HTMLSelectElement, values: readonly string[]): string | undefined {
  const accepted = values.map(value => value.toLowerCase())
  return [...options].find(
    ({ value, text }) =>
      accepted.includes(value.toLowerCase()) || accepted.includes(text.trim().toLowerCase()),
  )?.value
}
