import type { UnitSystem } from '../site/unit-systems'

/** The units of weight and length. */
const UNITS: Readonly<Record<UnitSystem, { readonly weight: string; readonly length: string }>> = {
  imperial: { weight: 'lbs', length: 'inches' },
  metric: { weight: 'kg', length: 'cm' },
}

/** Formats a number with up to two decimals. Invalid locales are ignored. */
function digits(value: number, locale?: string): string {
  const format = { maximumFractionDigits: 2 }
  try {
    return new Intl.NumberFormat(locale, format).format(value)
  } catch {
    // `en_GB`, as some servers write it.
    return new Intl.NumberFormat(undefined, format).format(value)
  }
}

/** A variant's weight and dimensions in the shop's units; 0 and empty if unknown. */
export interface Measured {
  readonly weight: number
  /** Length, width and height. */
  readonly lengths: readonly number[]
}

/** Weight and dimensions as text: `0.8 kg · 12 × 8 × 4.5 cm`; empty if neither is known. */
export const measuresText = ({ weight, lengths }: Measured, system: UnitSystem, locale?: string): string =>
  [
    ...(weight > 0 ? [weightText(weight, system, locale)] : []),
    ...(lengths.length > 0 ? [dimensionsText(lengths, system, locale)] : []),
  ].join(' · ')

/** A weight: `0.11 lbs`. `locale` defaults to the browser's. */
const weightText = (weight: number, system: UnitSystem, locale?: string): string =>
  `${digits(weight, locale)} ${UNITS[system].weight}`

/** Length, width and height: `12 × 8 × 4.5 inches`. */
const dimensionsText = (lengths: readonly number[], system: UnitSystem, locale?: string): string =>
  `${lengths.map(length => digits(length, locale)).join(' × ')} ${UNITS[system].length}`
