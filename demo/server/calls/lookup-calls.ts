import { ITEMS_BY_MONTH_PATH, monthAnswer, monthQuery } from '../../../src/calls/calendar.ts'
import { FULLSTORY_ID_PATH, MOCK_SESSION_ID, sessionRecording } from '../../../src/calls/measurements.ts'
import {
  autocompleteQuery,
  detailsQuery,
  PLACES_AUTOCOMPLETE_PATH,
  PLACES_DETAILS_PATH,
  place,
  suggestions,
} from '../../../src/calls/places.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'
import { EXAMPLE_ITEMS, EXAMPLE_PLACES, findPlaces } from './examples.ts'

/** Place suggestions, a month's events, and the session recording setting. */
export const lookupCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: PLACES_AUTOCOMPLETE_PATH,
    summary: 'Suggests places',
    crumb: 'if-sent',
    query: autocompleteQuery,
    answer: suggestions,
    handle: async ({ context, query }) =>
      context.json({
        predictions: findPlaces(query.input).map(({ placeId, description }) => ({ placeId, description })),
      }),
  }),
  defineCall({
    method: 'GET',
    path: PLACES_DETAILS_PATH,
    summary: 'Returns a place with its coordinates',
    crumb: 'if-sent',
    query: detailsQuery,
    answer: place,
    refusals: [404],
    handle: async ({ context, query }) => {
      const found = EXAMPLE_PLACES.find(({ placeId }) => placeId === query.placeId)
      return found ? context.json(found) : refuse(context, 404, 'There is no such place.')
    },
  }),
  defineCall({
    method: 'GET',
    path: ITEMS_BY_MONTH_PATH,
    summary: 'Lists a collection’s items in a month',
    crumb: 'if-sent',
    query: monthQuery,
    answer: monthAnswer,
    handle: async ({ context, query: { month, collectionId } }) => {
      const [number = '', year = ''] = month.split('-')
      // One day more at both ends, because of time zones.
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
    summary: 'Tells whether sessions are recorded; they are not',
    crumb: 'if-sent',
    answer: sessionRecording,
    handle: async ({ context }) => context.json({ id: MOCK_SESSION_ID }),
  }),
]
