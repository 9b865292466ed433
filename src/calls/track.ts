import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textTo } from './request-fields'

/** A tracking image that counts a landing by its query [API-05]. */
export const TRACK_PATH = '/api/track/Track'

const value = /* @__PURE__ */ defineSchema(() => z.optional(textTo(4000)))

export const trackQuery = /* @__PURE__ */ defineSchema(() =>
  z.looseObject({
    /** The landing page's address. */
    landing: value,
    /** The visitor's source; `refer` in the address takes precedence over the document's referrer. */
    refer: value,
    /** A random key per first landing. */
    rk: value,
    lang: value,
    /** Screen size, as `1920x1080`. */
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
