import * as z from 'zod/mini'

/** Suggestions for what was typed into an address [API-24]. */
export const PLACES_AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete'

/** All that is known of one suggestion [API-24]. */
export const PLACES_DETAILS_PATH = '/api/google-maps/places/details'

export const suggestions = z.object({
  predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
})

export const place = z.object({
  placeId: z.string(),
  description: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Its parts, which fill the fields of an address; a place may have none. */
  address: z.optional(
    z.object({
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
      /** ISO 3166 code of two letters. */
      countryCode: z.string(),
    }),
  ),
})
