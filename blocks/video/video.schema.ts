import * as z from 'zod/mini'
import { instanceOf, nodes, oneOf, positive } from '../../src/data/fields/validators'
import { VIDEO_MODES } from '../../src/media/video/video-box'

const string = z.string()
const boolean = z.boolean()
const text = z.optional(string)
const booleanOrText = z.custom<boolean | string>(
  value => ['boolean', 'string'].includes(typeof value),
  'expected boolean or string',
)
const yes = z._default(boolean, true)
const no = z._default(boolean, false)
const size = z.optional(positive())

const source = z.object({ src: string, type: text, height: size })
const track = z.object({ src: string, kind: text, label: text, srclang: text, default: no })

const fields = z.object({
  /** The embed code: an iframe or an object, of which only URL and title are used. */
  html: text,
  /** The URL of the video at its provider. */
  url: text,
  /** The title: the accessible name of the button and the player. */
  title: text,
  /** The name of the provider, as in an oEmbed response. */
  providerName: text,
  /** The URL of the thumbnail. Thumbnails of the provider's host need consent. */
  thumbnail: text,
  /** Marks that a custom thumbnail was chosen. */
  customThumb: z.optional(z.unknown()),
  /** The width of the video in px; its ratio to the height shapes the box, by default 16:9. */
  width: size,
  /** The height of the video in px. */
  height: size,
  /** `none`, `fit` or `fill` [VID-02]; by default as wide as the page allows. */
  mode: z.optional(oneOf(VIDEO_MODES)),
  /** Shows the thumbnail first, even after consent. */
  overlay: yes,
  /** Disables the overlay. */
  inactive: no,
  /** Plain text below the video. */
  caption: text,
  /** The files of a self-hosted video, with heights in px if there are several. */
  sources: z._default(z.array(source), []),
  /** Subtitles, captions and chapters of a self-hosted video. */
  tracks: z._default(z.array(track), []),
  /** The URL of the picture before playback of a self-hosted video. */
  poster: text,
  /** Shows the browser's controls on a self-hosted video. */
  controls: z._default(booleanOrText, true),
  /** Starts again at the end. */
  loop: no,
  /** Starts without sound. */
  muted: no,
  /** Plays automatically, muted. */
  autoPlay: no,
  /** A muted background video with a pause button as its only control. */
  background: no,
  /** The server's HTML inside the block. Read from HTML only. */
  server: z._default(
    z.object({
      /** The link around the thumbnail, not necessarily to a video. */
      link: text,
      image: z.optional(instanceOf(HTMLImageElement)),
      video: z.optional(instanceOf(HTMLVideoElement)),
      /** The element of an exported stored video. */
      stored: z.optional(instanceOf(Element)),
      caption: z._default(nodes(), []),
    }),
    { caption: [] },
  ),
})

/** `data-block-json` of `<ashlar-video>`. Null values are ignored. */
export const videoSchema = z.pipe(z.transform(withoutNulls), fields)

export type VideoData = z.output<typeof videoSchema>

/** The part of the data that the server's HTML provides. */
export type VideoContent = z.input<typeof fields>

function withoutNulls(data: unknown): unknown {
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}
