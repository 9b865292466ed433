import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'
import { parseSize } from '../../src/media/images/image-values'

const text = z._default(z.string(), '')
const no = z._default(z.boolean(), false)

/** One slide. */
const itemSchema = z.object({
  /** The address of the picture or the video file. */
  src: text,
  /** The address of a page or a player that shows the video. */
  video: text,
  /** The address of a smaller picture; for a video, of the one before it plays. */
  thumbnail: text,
  alt: text,
  title: text,
  description: text,
  /** What the address calls the slide by: `#itemId=ID`. */
  id: text,
  /** The slide's own address. */
  url: text,
  /** Where the title leads. */
  link: text,
  /** The picture's own size, as 'WxH'. */
  dimensions: z.pipe(
    text,
    z.transform(value => parseSize(value)),
  ),
})

/** `data-block-json` of `<ashlar-lightbox>`: a set of its own. */
export const lightboxSchema = z.object({
  items: z._default(z.array(itemSchema), []),
  /** What the set shows, for those who do not see it. */
  label: text,
  theme: z._default(oneOf(['light', 'dark']), 'dark'),
  /** Moves with the arrow keys. */
  keyboard: no,
  /** Keeps the slide that is shown in the address, as `itemId`. */
  historyHash: no,
  captions: z._default(z.boolean(), true),
  /** How long it takes to fade out, in seconds. */
  speed: z.optional(z.number()),
  /** How long a change of slides takes, in seconds. */
  transitionSpeed: z.optional(z.number()),
  /** The space around a picture, in px. */
  padding: z.optional(z.number()),
  /** From 0 to 1. */
  overlayOpacity: z.optional(z.number()),
  /** How long the overlay takes to come, in seconds. */
  overlayFade: z.optional(z.number()),
})

export type LightboxData = z.output<typeof lightboxSchema>
export type LightboxDataItem = z.output<typeof itemSchema>
