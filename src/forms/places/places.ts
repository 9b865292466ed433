import type * as z from 'zod/mini'
import type { DataOutcome } from '../../calls/client/data-answer'
import type { DataLayer } from '../../calls/client/data-layer'
import {
  PLACES_AUTOCOMPLETE_PATH,
  PLACES_DETAILS_PATH,
  type PlacesTracking,
  place,
  suggestions,
} from '../../calls/places'
import { BlockError, report } from '../../data/core/report'

/** Looks places up. */
export interface Places {
  /** Suggestions for what was typed. */
  suggest(input: string): Promise<DataOutcome<z.output<typeof suggestions>>>
  /** All that is known of one suggestion. */
  details(placeId: string): Promise<DataOutcome<z.output<typeof place>>>
}

/** Makes the client of the places service. A call without its tracking is reported, and sent all the same. */
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
