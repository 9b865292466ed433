import * as z from 'zod/mini'
import { instanceOf, oneOf, positive, textMatching } from '../../src/data/fields/validators'

const words = () => z._default(z.string(), '')

const trackSchema = z.object({
  /** Where the file is. */
  url: textMatching(/\S/),
  title: words(),
  /** Who speaks or plays. */
  author: words(),
  /** Shown before the file itself says it, in ms. */
  durationMs: z.optional(positive()),
  /** Whether a file that does not say here how long it is is asked before it plays. */
  preload: z._default(oneOf(['none', 'metadata']), 'metadata'),
})

/** `data-block-json` of `<ashlar-audio>`. */
export const audioSchema = z.object({
  /** What is played, in this order; 60 at most. */
  tracks: z._default(z.array(trackSchema), []),
  /** Offers each file for download. */
  download: z._default(z.boolean(), false),
  /** Names the player, and its list of tracks. */
  title: words(),
  /** What the server's HTML inside the block says beside its tracks. */
  server: z._default(
    z.object({
      before: z._default(z.array(instanceOf(Node)), []),
      after: z._default(z.array(instanceOf(Node)), []),
      /** What plays already, by the browser's own controls, when the block comes up. */
      playing: z.optional(z.object({ index: z.number(), timeS: z.number() })),
    }),
    { before: [], after: [] },
  ),
})

/** All that the view needs; complete once it has passed the schema. */
export type AudioData = z.output<typeof audioSchema>
export type Track = z.output<typeof trackSchema>
/** What the server's HTML can say. */
export type AudioContent = z.input<typeof audioSchema>
/** A track as the server's HTML says it. */
export type ServerTrack = z.input<typeof trackSchema>
