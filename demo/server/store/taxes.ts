import type { Location } from '../../../src/wire/commerce.ts'

/** A tax of one country, or of one of its regions. */
export interface TaxRule {
  readonly id: string
  readonly name: string
  readonly country: string
  /** Everywhere in the country where there is none. */
  readonly region?: string
  readonly rateMillionths: number
  readonly includesShipping: boolean
}

/** Made up for a made-up shop, though the rates are real ones: nobody's tax adviser. */
const RULES: readonly TaxRule[] = [
  { id: 'gb-vat', name: 'VAT', country: 'GB', rateMillionths: 200_000, includesShipping: true },
  { id: 'de-vat', name: 'Mehrwertsteuer', country: 'DE', rateMillionths: 190_000, includesShipping: true },
  { id: 'fr-vat', name: 'TVA', country: 'FR', rateMillionths: 200_000, includesShipping: true },
  { id: 'ie-vat', name: 'VAT', country: 'IE', rateMillionths: 230_000, includesShipping: true },
  {
    id: 'us-ny',
    name: 'New York sales tax',
    country: 'US',
    region: 'NY',
    rateMillionths: 40_000,
    includesShipping: true,
  },
  {
    id: 'us-ny-city',
    name: 'Local sales tax',
    country: 'US',
    region: 'NY',
    rateMillionths: 48_750,
    includesShipping: true,
  },
  {
    id: 'us-ca',
    name: 'California sales tax',
    country: 'US',
    region: 'CA',
    rateMillionths: 72_500,
    includesShipping: false,
  },
  { id: 'ca-gst', name: 'GST', country: 'CA', rateMillionths: 50_000, includesShipping: true },
  { id: 'ca-qc', name: 'QST', country: 'CA', region: 'QC', rateMillionths: 99_750, includesShipping: true },
]

/** The taxes that are due there; none where nobody has said where it goes. */
export function taxRules(location: Location | undefined): readonly TaxRule[] {
  const region = location?.region.trim().toUpperCase()
  return RULES.filter(
    rule => rule.country === location?.country && (rule.region === undefined || rule.region === region),
  )
}
