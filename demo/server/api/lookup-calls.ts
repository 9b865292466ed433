import { ITEMS_BY_MONTH_PATH, monthAnswer, monthQuery } from '../../../src/wire/calendar.ts'
import { autocompleteQuery, detailsQuery, PLACES_AUTOCOMPLETE_PATH, PLACES_DETAILS_PATH, place, suggestions } from '../../../src/wire/places.ts'
import { FULLSTORY_ID_PATH, MOCK_SESSION_ID, sessionRecording } from '../../../src/wire/session-recording.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { EXAMPLE_ITEMS } from './example-items.ts'

/** A small gazetteer, so that nothing is asked of a third party. */
const PLACES = [
  ['ambleside', 'Ambleside, Cumbria, United Kingdom', 54.4287, -2.9613],
  ['amsterdam', 'Amsterdam, Netherlands', 52.3676, 4.9041],
  ['berlin', 'Berlin, Germany', 52.52, 13.405],
  ['kendal', 'Kendal, Cumbria, United Kingdom', 54.3269, -2.7476],
  ['keswick', 'Keswick, Cumbria, United Kingdom', 54.6013, -3.1347],
  ['new-york', 'New York, NY, United States', 40.7207559, -74.0007613],
  ['paris', 'Paris, France', 48.8566, 2.3522],
  ['tokyo', 'Tokyo, Japan', 35.6762, 139.6503],
].map(([placeId, description, lat, lng]) => ({ placeId, description, lat, lng }) as PlaceRow)

interface PlaceRow {
  readonly placeId: string
  readonly description: string
  readonly lat: number
  readonly lng: number
}

/** What pages look up: places, a month's events, and whether sessions are recorded. */
export const lookupCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PLACES_AUTOCOMPLETE_PATH,
    summary: 'Suggests places',
    crumb: 'if-sent',
    query: autocompleteQuery,
    answer: suggestions,
    handle: async ({ context, query }) => {
      const input = query.input.trim().toLowerCase()
      const found = PLACES.filter(({ description }) => input && description.toLowerCase().startsWith(input))
      return context.json({
        predictions: found.map(({ placeId, description }) => ({ placeId, description })),
      })
    },
  }),
  defineCall({
    method: 'GET',
    path: PLACES_DETAILS_PATH,
    summary: 'A place with its coordinates',
    crumb: 'if-sent',
    query: detailsQuery,
    answer: place,
    refusals: [404],
    handle: async ({ context, query }) => {
      const found = PLACES.find(({ placeId }) => placeId === query.placeId)
      return found ? context.json(found) : refuse(context, 404, 'There is no such place.')
    },
  }),
  defineCall({
    method: 'GET',
    path: ITEMS_BY_MONTH_PATH,
    summary: 'The items of a calendar’s month',
    crumb: 'if-sent',
    query: monthQuery,
    answer: monthAnswer,
    handle: async ({ context, query: { month, collectionId } }) => {
      const [number = '', year = ''] = month.split('-')
      // A day more at both ends: somewhere it is already the next month, or still the last.
      const start = Date.UTC(Number(year), Number(number) - 1, 0)
      const end = Date.UTC(Number(year), Number(number), 2)
      const items = EXAMPLE_ITEMS.filter(
        item => item.collectionId === collectionId && item.startDate < end && item.endDate >= start,
      )
      return context.json(items.map(({ collectionId: _, ...shown }) => shown))
    },
  }),
  defineCall({
    method: 'GET',
    path: FULLSTORY_ID_PATH,
    summary: 'Says that no session is recorded',
    crumb: 'if-sent',
    answer: sessionRecording,
    handle: async ({ context }) => context.json({ id: MOCK_SESSION_ID }),
  }),
]
