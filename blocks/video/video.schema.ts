import * as z from 'zod/mini'
import { instanceOf, oneOf, positive } from '../../src/data/fields/validators'
import { VIDEO_MODES } from '../../src/media/video/video-box'

const string = z.string()
const boolean = z.boolean()
const text = z.optional(string)
const yes = z._default(boolean, true)
const no = z._default(boolean, false)
const size = z.optional(positive())

const source = z.object({ src: string, type: text, height: size })
const track = z.object({ src: string, kind: text, label: text, srclang: text, default: no })

const fields = z.object({
  /** The embed code: an iframe or an object. Nothing of it but its address and its title is used. */
  html: text,
  /** The video's page at its provider. */
  url: text,
  /** What the video shows: names its button and its player. */
  title: text,
  providerName: text,
  /** The picture that stands for the video. One at the provider's own host is not asked for. */
  thumbnail: text,
  /** Only tells that a picture was chosen for the video. */
  customThumb: z.optional(z.unknown()),
  width: size,
  height: size,
  /** `none`, `fit` or `fill`; null or nothing for as wide as the page lets it (B3 L98, B5 L267). */
  mode: z.optional(oneOf(VIDEO_MODES)),
  /** Shows the thumbnail first, even once the visitor has agreed to embedded content. */
  overlay: yes,
  /** The overlay answers to nothing. */
  inactive: no,
  /** Plain text below the video. */
  caption: text,
  /** Files of a video that the site holds itself, with their heights in px where there are several. */
  sources: z._default(z.array(source), []),
  tracks: z._default(z.array(track), []),
  poster: text,
  controls: z._default(z.union([boolean, string]), true),
  loop: no,
  muted: no,
  /** Begins by itself; only without sound. */
  autoPlay: no,
  /** Moves silently behind something else: no controls but its button for pause. */
  background: no,
  /** What the server's HTML inside the block says. */
  server: z._default(
    z.object({
      /** A link around the thumbnail, which may lead elsewhere than to a video. */
      link: text,
      image: z.optional(instanceOf(HTMLImageElement)),
      video: z.optional(instanceOf(HTMLVideoElement)),
      /** The element that describes a stored video of an exported site. */
      stored: z.optional(instanceOf(Element)),
      caption: z._default(z.array(instanceOf(Node)), []),
    }),
    { caption: [] },
  ),
})

/** `data-block-json` of `<ashlar-video>`. A null says as much as nothing. */
export const videoSchema = z.pipe(z.transform(withoutNulls), fields)

export type VideoData = z.output<typeof videoSchema>

/** What the server's HTML can say of a video. */
export type VideoContent = z.input<typeof fields>

function withoutNulls(data: unknown): unknown {
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}
