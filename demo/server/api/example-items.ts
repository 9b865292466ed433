/** An item of one of the made-up studio's collections; the dates are in ms since 1970. */
export interface ExampleItem {
  readonly id: string
  readonly collectionId: string
  readonly title: string
  readonly fullUrl: string
  readonly startDate: number
  readonly endDate: number
}

const HOUR_MS = 3600_000

const item = (
  collectionId: string,
  id: string,
  title: string,
  start: string,
  hours: number,
): ExampleItem => ({
  id,
  collectionId,
  title,
  fullUrl: `/#${collectionId}`,
  startDate: Date.parse(start),
  endDate: Date.parse(start) + hours * HOUR_MS,
})

/** What the studio's journal and calendar hold. */
export const EXAMPLE_ITEMS: readonly ExampleItem[] = [
  item('journal', 'clay', 'Where the clay comes from', '2026-10-03T09:00:00Z', 0),
  item('journal', 'wedges', 'A bench without screws', '2026-08-19T09:00:00Z', 0),
  item('journal', 'glazes', 'Reading a test shelf', '2026-06-27T09:00:00Z', 0),
  item('visits', 'firing', 'Opening the kiln', '2026-12-05T10:00:00Z', 3),
  item('visits', 'throwing', 'First bowls on the wheel', '2026-12-12T10:00:00Z', 6),
  item('visits', 'stools', 'A stool in a weekend', '2027-01-16T09:00:00Z', 32),
]
