import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textFrom1To, textTo } from './request-fields'

/** Suggestions for a partially typed address. */
export const PLACES_AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete'

/** The details of one suggestion. */
export const PLACES_DETAILS_PATH = '/api/google-maps/places/details'

/** The call's origin in the product; both are required. */
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
    /** The parts of the address, which fill its fields; may be missing. */
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
