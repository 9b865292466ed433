import type { TaxRule } from '../../../src/commerce/order-totals.ts'

/** A tax as the visitor reads it. */
interface NamedTaxRule extends TaxRule {
  readonly id: string
  readonly name: string
}

/** Made up for a made-up shop, though the rates are real ones: nobody's tax adviser. */
export const TAX_RULES: readonly NamedTaxRule[] = [
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
