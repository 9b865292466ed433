import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textFrom1To, textTo } from './request-fields'

/** Suggestions for what was typed into an address [API-24]. */
export const PLACES_AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete'

/** All that is known of one suggestion [API-24]. */
export const PLACES_DETAILS_PATH = '/api/google-maps/places/details'

/** Where in the product the call comes from; both are needed [API-25]. */
const tracking = /* @__PURE__ */ defineSchema(() =>
  z.object({
    productPage: textFrom1To(200, 'productPage'),
    productSection: textFrom1To(200, 'productSection'),
  }),
)

export type PlacesTracking = Readonly<Partial<z.input<typeof tracking>>>

export const autocompleteQuery = /* @__PURE__ */ defineSchema(() =>
  z.extend(tracking, { input: textTo(200) }),
)

export const detailsQuery = /* @__PURE__ */ defineSchema(() => z.extend(tracking, { placeId: textTo(200) }))

export const suggestions = /* @__PURE__ */ defineSchema(() =>
  z.object({
    predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
  }),
)

export const place = /* @__PURE__ */ defineSchema(() =>
  z.object({
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
  }),
)
