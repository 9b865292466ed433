import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'

const text = z.optional(z.string())
const no = z._default(z.boolean(), false)

/** A size in px, as a number or digits; other oEmbed values, such as `100%`, are ignored. */
const size = z.optional(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform(value => (Number(value) > 0 ? Number(value) : undefined)),
  ),
)

const fields = z.object({
  /** The embed code: a frame, or HTML with or without scripts. */
  html: text,
  /** The URL of the embedded page, for a link if there is no code. */
  url: text,
  /** The accessible name of the frame. */
  title: text,
  /** The name of the provider. */
  providerName: text,
  /** The width of the embedded page in px; its ratio to the height shapes the frame. */
  width: size,
  /** The height of the embedded page in px. */
  height: size,
  /** Plain text below the embed. */
  caption: text,
  /** Runs the scripts of a code without a frame, after the visitor consents or requests it. */
  runScripts: no,
  /** The server's HTML inside the block. Read from HTML only. */
  server: z._default(z.object({ hasContent: no }), { hasContent: false }),
})

/** The block's JSON, with the fields of an oEmbed response that have no effect. */
type EmbedInput = z.input<typeof fields> & {
  /** An oEmbed response. */
  oembed?: Readonly<Record<string, unknown>>
  /** As `providerName`, in an oEmbed response. */
  provider_name?: string
  /** Part of oEmbed responses, without effect. */
  type?: string
  /** Part of oEmbed responses, without effect. */
  version?: string
  /** Part of oEmbed responses, without effect. */
  author_name?: string
  /** Part of oEmbed responses, without effect. */
  author_url?: string
  /** Part of oEmbed responses, without effect. */
  provider_url?: string
  /** Part of oEmbed responses, without effect. */
  cache_age?: number
  /** Part of oEmbed responses, without effect. */
  thumbnail_url?: string
  /** Part of oEmbed responses, without effect. */
  thumbnail_width?: number
  /** Part of oEmbed responses, without effect. */
  thumbnail_height?: number
}

/**
 * `data-block-json` of `<ashlar-embed>`. An oEmbed response fits as it is or under `oembed`. Null values are
 * ignored.
 */
export const embedSchema = z.pipe(
  z.transform((data: EmbedInput) => fromOembed(data)),
  fields,
)

export type EmbedData = z.output<typeof embedSchema>
/** The part of the data that the server's HTML provides. */
export type EmbedContent = z.input<typeof fields>

function fromOembed(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { oembed, ...own } = data
  const said = Object.entries({ ...(isRecord(oembed) && oembed), ...own })
  return Object.fromEntries(
    said
      .filter(([, value]) => value !== null)
      // The only oEmbed key that differs from ours.
      .map(([key, value]) => [key === 'provider_name' ? 'providerName' : key, value]),
  )
}
