/** An item of one of the made-up studio's collections; the dates are in ms since 1970. */
export interface ExampleItem {
  readonly id: string
  readonly collectionId: string
  readonly title: string
  readonly fullUrl: string
  readonly startDate: number
  readonly endDate: number
  readonly location?: { readonly addressTitle: string }
  readonly description?: string
}

const HOUR_MS = 3600_000

const item = (
  collectionId: string,
  id: string,
  title: string,
  start: string,
  hours: number,
  more: Pick<ExampleItem, 'location' | 'description'> = {},
): ExampleItem => ({
  ...more,
  id,
  collectionId,
  title,
  fullUrl: `/#${collectionId}`,
  startDate: Date.parse(start),
  endDate: Date.parse(start) + hours * HOUR_MS,
})

const SMITHY = { location: { addressTitle: 'The Old Smithy' } }

/** What the studio's journal and calendar hold. */
export const EXAMPLE_ITEMS: readonly ExampleItem[] = [
  item('journal', 'clay', 'Where the clay comes from', '2026-10-03T09:00:00Z', 0),
  item('journal', 'wedges', 'A bench without screws', '2026-08-19T09:00:00Z', 0),
  item('journal', 'glazes', 'Reading a test shelf', '2026-06-27T09:00:00Z', 0),
  item('visits', 'clay-day', 'Digging clay', '2026-11-28T09:00:00Z', 7, {
    location: { addressTitle: 'The bank below the beck' },
  }),
  item('visits', 'firing', 'Opening the kiln', '2026-12-05T10:00:00Z', 3, {
    ...SMITHY,
    description: 'The door comes down at ten. Bring gloves, and something to carry home in.',
  }),
  item('visits', 'soup', 'Soup in our bowls', '2026-12-05T13:00:00Z', 2, SMITHY),
  item('visits', 'seconds', 'Sale of the seconds', '2026-12-05T15:00:00Z', 2, SMITHY),
  item('visits', 'throwing', 'First bowls on the wheel', '2026-12-12T10:00:00Z', 6, SMITHY),
  item('visits', 'new-year', 'A fire for the new year', '2026-12-31T22:00:00Z', 4),
  item('visits', 'stools', 'A stool in a weekend', '2027-01-16T09:00:00Z', 32, SMITHY),
]
