import type { TaxRate } from './totals'

/** Where something is sent to, as far as taxes ask. */
export interface TaxLocation {
  /** ISO 3166 code of two letters. */
  readonly country: string
  /** State or province, as its post office writes it. */
  readonly region: string
}

/** A tax of a country, or of one of its regions. */
export interface TaxRule extends TaxRate {
  readonly country: string
  /** Everywhere in the country where there is none. */
  readonly region?: string
}

/** The taxes that are due there, all of them, in the order of the rules; none while nobody knows where it goes. */
export function rulesAt<Rule extends TaxRule>(
  rules: readonly Rule[],
  location: TaxLocation | undefined,
): readonly Rule[] {
  const country = location?.country.trim().toUpperCase()
  const region = location?.region.trim().toUpperCase()
  return rules.filter(rule => rule.country === country && (rule.region ?? region) === region)
}
