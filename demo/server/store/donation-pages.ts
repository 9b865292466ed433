/** What the studio collects for. */
export interface DonationPage {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Amounts to choose from, in cents. */
  readonly amountsCents: readonly number[]
}

const PAGES: readonly DonationPage[] = [
  {
    id: 'kiln',
    title: 'A new kiln',
    text: 'The old one leaks heat at every seam. A new one fires twice as much with half the wood.',
    amountsCents: [1500, 4000, 12_000],
  },
  {
    id: 'apprentice',
    title: 'A year at the wheel',
    text: 'An apprentice pays nothing here for the first year, because many give a little.',
    amountsCents: [1000, 2500, 5000, 10_000],
  },
]

/** The page of that id; undefined when nothing is collected under it. */
export const findDonationPage = (id: string): DonationPage | undefined => PAGES.find(page => page.id === id)

/** The least that can be given, in cents. */
export const LEAST_DONATION_CENTS = 100
