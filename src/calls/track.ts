import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textTo } from './request-fields'

/** An image that counts a landing by its query [API-05]. */
export const TRACK_PATH = '/api/track/Track'

const value = /* @__PURE__ */ defineSchema(() => z.optional(textTo(4000)))

export const trackQuery = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    /** Address that the visitor came to. */
    landing: value,
    /** Where the visitor came from; the address's own `refer` wins over the document's referrer. */
    refer: value,
    /** A random key, one for each first landing. */
    rk: value,
    lang: value,
    /** Size of the screen, as `1920x1080`. */
    screen: value,
    source: value,
    campaign: value,
    subcampaign: value,
    channel: value,
    subchannel: value,
    variation: value,
    mkwid: value,
  }),
)
