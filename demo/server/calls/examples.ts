import type * as z from 'zod/mini'
import type { place } from '../../../src/calls/places.ts'

/** An item of the fictional studio's collections; dates are in ms since 1970. */
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

/** The studio's journal and calendar. */
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

type Place = z.output<typeof place>

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Builds a place without a flat number. */
function placeOf(
  placeId: string,
  [lat, lng]: readonly [lat: number, lng: number],
  countryCode: string,
  city: string,
  { line1 = '', state = '', zip = '' } = {},
): Place {
  const country = names.of(countryCode) ?? countryCode
  const description = [line1, city, [state, zip].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
  return {
    placeId,
    description,
    lat,
    lng,
    address: { line1, line2: '', city, state, zip, country, countryCode },
  }
}

/** A small gazetteer with fictional streets, so that no third party is asked. */
export const EXAMPLE_PLACES: readonly Place[] = [
  placeOf('ambleside', [54.4287, -2.9613], 'GB', 'Ambleside', { state: 'Cumbria' }),
  placeOf('amsterdam', [52.3676, 4.9041], 'NL', 'Amsterdam'),
  placeOf('berlin', [52.52, 13.405], 'DE', 'Berlin'),
  placeOf('kendal', [54.3269, -2.7476], 'GB', 'Kendal', { state: 'Cumbria' }),
  placeOf('keswick', [54.6013, -3.1347], 'GB', 'Keswick', { state: 'Cumbria' }),
  placeOf('new-york', [40.7207559, -74.0007613], 'US', 'New York', { state: 'NY' }),
  placeOf('paris', [48.8566, 2.3522], 'FR', 'Paris'),
  placeOf('tokyo', [35.6762, 139.6503], 'JP', 'Tokyo'),
  placeOf('beck-lane-1', [54.428, -2.962], 'GB', 'Ambleside', {
    line1: '1 Beck Lane',
    state: 'Cumbria',
    zip: 'LA22 9XX',
  }),
  placeOf('beck-lane-12', [54.4281, -2.9621], 'GB', 'Ambleside', {
    line1: '12 Beck Lane',
    state: 'Cumbria',
    zip: 'LA22 9XX',
  }),
  placeOf('potter-street-7', [54.3271, -2.7471], 'GB', 'Kendal', {
    line1: '7 Potter Street',
    state: 'Cumbria',
    zip: 'LA9 4XX',
  }),
  placeOf('kiln-street-20', [40.7211, -74.0011], 'US', 'New York', {
    line1: '20 Kiln Street',
    state: 'NY',
    zip: '10013',
  }),
  placeOf('topfgasse-3', [52.5201, 13.4051], 'DE', 'Berlin', { line1: 'Töpfergasse 3', zip: '10115' }),
  placeOf('rue-du-four-9', [48.8567, 2.3523], 'FR', 'Paris', { line1: '9 rue du Four', zip: '75006' }),
]

/** Finds places whose description contains words starting with each typed word, in any order. */
export function findPlaces(input: string): readonly Place[] {
  const typed = wordsIn(input)
  if (typed.length === 0) return []
  return EXAMPLE_PLACES.filter(({ description }) => {
    const words = wordsIn(description)
    return typed.every(start => words.some(word => word.startsWith(start)))
  })
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
