import * as z from 'zod/mini'

export { PLACES_AUTOCOMPLETE_PATH, PLACES_DETAILS_PATH, place, suggestions } from './place-answer'

/** Where in the product the call comes from; both are needed [API-24]. */
const tracking = {
  productPage: z.string().check(z.minLength(1)),
  productSection: z.string().check(z.minLength(1)),
}

export const autocompleteQuery = z.object({ ...tracking, input: z.string().check(z.maxLength(200)) })

export const detailsQuery = z.object({ ...tracking, placeId: z.string().check(z.maxLength(200)) })
