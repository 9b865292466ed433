import type * as z from 'zod/mini'
import type { DataOutcome } from '../../calls/client/call-answer'
import type { DataLayer } from '../../calls/client/send-call'
import { siteCalls } from '../../calls/client/site-calls'
import {
  PLACES_AUTOCOMPLETE_PATH,
  PLACES_DETAILS_PATH,
  type PlacesTracking,
  place,
  suggestions,
} from '../../calls/places'
import { BlockError, report } from '../../data/core/report'

/** Client of the places service. */
export interface Places {
  /** Returns suggestions for the input. */
  suggest(input: string): Promise<DataOutcome<z.output<typeof suggestions>>>
  /** Returns the details of a suggestion. */
  details(placeId: string): Promise<DataOutcome<z.output<typeof place>>>
}

/** Creates the client of the places service. A call without tracking is reported, but still sent. */
export function createPlaces(calls: Pick<DataLayer, 'get'>, tracking: PlacesTracking): Places {
  const ask = <Answer>(path: string, query: Record<string, string>, answer: z.ZodMiniType<Answer>) => {
    const { productPage = '', productSection = '' } = tracking
    const missing = Object.entries({ productPage, productSection }).flatMap(([key, text]) =>
      text ? [] : [key],
    )
    if (missing.length) {
      report(new BlockError('call-untracked', `the places service needs ${missing.join(' and ')}`))
    }
    return calls.get(path, { query: { productPage, productSection, ...query }, answer })
  }
  return {
    suggest: input => ask(PLACES_AUTOCOMPLETE_PATH, { input }, suggestions),
    details: placeId => ask(PLACES_DETAILS_PATH, { placeId }, place),
  }
}

/** Creates the places client of the page's site. */
export const placesOfSite = (tracking: PlacesTracking): Places => createPlaces(siteCalls, tracking)
