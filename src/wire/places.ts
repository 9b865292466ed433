import * as z from 'zod/mini'

/** Suggestions for what was typed into an address (B7 L315). */
export const PLACES_AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete'

/** All that is known of one suggestion (B7 L315). */
export const PLACES_DETAILS_PATH = '/api/google-maps/places/details'

/** Where in the product the call comes from; both are needed (B7 L315). */
const tracking = {
  productPage: z.string().check(z.minLength(1)),
  productSection: z.string().check(z.minLength(1)),
}

export const autocompleteQuery = z.object({ ...tracking, input: z.string().check(z.maxLength(200)) })

export const detailsQuery = z.object({ ...tracking, placeId: z.string().check(z.maxLength(200)) })

export const suggestions = z.object({
  predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
})

export const place = z.object({
  placeId: z.string(),
  description: z.string(),
  lat: z.number(),
  lng: z.number(),
})
