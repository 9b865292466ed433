import * as z from 'zod/mini'

// Apart, because a page needs them without the schemas.
export { TRACK_PATH } from './measure-paths'

const value = z.optional(z.string().check(z.maxLength(4000)))

export const trackQuery = z.looseObject({
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
})
