import * as z from 'zod/mini'
import { nodes, notBlank, oneOf, positive } from '../../src/data/fields/validators'

const words = () => z._default(z.string(), '')

const trackSchema = z.object({
  /** The URL of the audio file. */
  url: notBlank(),
  /** The title of the track. */
  title: words(),
  /** The speaker or artist. */
  author: words(),
  /** The duration in ms, shown before the file's metadata is loaded. */
  durationMs: z.optional(positive()),
  /** `metadata` requests the metadata of a file without `durationMs` before playback. */
  preload: z._default(oneOf(['none', 'metadata']), 'metadata'),
})

/** `data-block-json` of `<ashlar-audio>`. */
export const audioSchema = z.object({
  /** The tracks in order, 60 at most. */
  tracks: z._default(z.array(trackSchema), []),
  /** Shows a download link for each track. */
  download: z._default(z.boolean(), false),
  /** The accessible name of the player and of its track list. */
  title: words(),
  /** The server's HTML around the tracks. Read from HTML only. */
  server: z._default(
    z.object({
      before: z._default(nodes(), []),
      after: z._default(nodes(), []),
      /** The track and position of a native player that plays before the upgrade. */
      playing: z.optional(z.object({ index: z.number(), timeS: z.number() })),
    }),
    { before: [], after: [] },
  ),
})

/** The data after parsing, with all defaults. */
export type AudioData = z.output<typeof audioSchema>
export type Track = z.output<typeof trackSchema>
/** The part of the data that the server's HTML provides. */
export type AudioContent = z.input<typeof audioSchema>
/** A track read from the server's HTML. */
export type ServerTrack = z.input<typeof trackSchema>
