import type { UNIT_SYSTEMS } from '../enums/unit-systems'

export type UnitSystem = keyof typeof UNIT_SYSTEMS

/** What weights and lengths are given in (A9 L149). */
export const UNITS: Readonly<Record<UnitSystem, { readonly weight: string; readonly length: string }>> = {
  imperial: { weight: 'lbs', length: 'inches' },
  metric: { weight: 'kg', length: 'cm' },
}

/** Two decimals, as scales and rulers have them. */
const digits = (value: number, locale?: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)

/** A weight: `0.11 lbs`. The number is written as the locale does; it is the browser's own when left out. */
export const weightText = (weight: number, system: UnitSystem, locale?: string): string =>
  `${digits(weight, locale)} ${UNITS[system].weight}`

/** Length, width and height: `12 × 8 × 4.5 inches`. */
export const dimensionsText = (lengths: readonly number[], system: UnitSystem, locale?: string): string =>
  `${lengths.map(length => digits(length, locale)).join(' × ')} ${UNITS[system].length}`
