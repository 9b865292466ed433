import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'
import { parseSize } from '../../src/media/images/image-values'

const text = z._default(z.string(), '')
const no = z._default(z.boolean(), false)

/** One slide. */
const itemSchema = z.object({
  /** The address of the image or the video file. */
  src: text,
  /** The address of a page or a player that shows the video. */
  video: text,
  /** The address of a smaller image; for a video, of its poster. */
  thumbnail: text,
  /** The alternative text of the image. */
  alt: text,
  /** The title in the caption. */
  title: text,
  /** The text in the caption. */
  description: text,
  /** The slide's id in the address: `#itemId=ID`. */
  id: text,
  /** The slide's own address. */
  url: text,
  /** The title's link. */
  link: text,
  /** The image's intrinsic size, as 'WxH'. */
  dimensions: z.pipe(
    text,
    z.transform(value => parseSize(value)),
  ),
})

/** `data-block-json` of `<ashlar-lightbox>`: a set of slides. */
export const lightboxSchema = z.object({
  /** The slides, in order. */
  items: z._default(z.array(itemSchema), []),
  /** Accessible name of the set. */
  label: text,
  /** The colours of the overlay. */
  theme: z._default(oneOf(['light', 'dark']), 'dark'),
  /** Arrow keys, Home and End change the slide. */
  keyboard: z._default(z.boolean(), true),
  /** Keeps the current slide in the address, as `itemId`. */
  historyHash: no,
  /** Shows titles and descriptions. */
  captions: z._default(z.boolean(), true),
  /** Shows a row of thumbnails of all slides. */
  filmstrip: no,
  /** Duration of the fade-out, in seconds. */
  speed: z.optional(z.number()),
  /** Duration of a slide transition, in seconds. */
  transitionSpeed: z.optional(z.number()),
  /** Padding around an image, in px. */
  padding: z.optional(z.number()),
  /** Opacity of the overlay, from 0 to 1. */
  overlayOpacity: z.optional(z.number()),
  /** Duration of the overlay's fade-in, in seconds. */
  overlayFade: z.optional(z.number()),
})

export type LightboxData = z.output<typeof lightboxSchema>
export type LightboxDataItem = z.output<typeof itemSchema>
