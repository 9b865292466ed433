import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { textOrNumber } from '../../src/data/fields/validators'

const text = z.optional(z.string())
const no = z._default(z.boolean(), false)

/** A size in px, as a number or digits; other oEmbed values, such as `100%`, are ignored. */
const size = z.optional(
  z.pipe(
    textOrNumber(),
    z.transform(value => (Number(value) > 0 ? Number(value) : undefined)),
  ),
)

/** The fields that the block and oEmbed have in common. */
const shared = {
  /** The embed code: a frame, or HTML with or without scripts. */
  html: text,
  /** The URL of the embedded page, for a link if there is no code. */
  url: text,
  /** The accessible name of the frame. */
  title: text,
  /** The width of the embedded page in px; its ratio to the height shapes the frame. */
  width: size,
  /** The height of the embedded page in px. */
  height: size,
  /** As `providerName`, in an oEmbed response. */
  provider_name: text,
}

const response = z.looseObject(shared)

const fields = z.object({
  ...shared,
  /** The name of the provider. */
  providerName: text,
  /** Plain text below the embed. */
  caption: text,
  /** Runs the scripts of a code without a frame, after the visitor consents or requests it. */
  runScripts: no,
  /** An oEmbed response. The block's own fields override it. */
  oembed: z.optional(response),
  /** The server's HTML inside the block. Read from HTML only. */
  server: z._default(z.object({ hasContent: no }), { hasContent: false }),
})

/** The block's JSON. Responses write the fields that have no effect in many ways, so they may have any value. */
type EmbedInput = z.input<typeof fields> & {
  /** Part of oEmbed responses, without effect. */
  type?: unknown
  /** Part of oEmbed responses, without effect. */
  version?: unknown
  /** Part of oEmbed responses, without effect. */
  author_name?: unknown
  /** Part of oEmbed responses, without effect. */
  author_url?: unknown
  /** Part of oEmbed responses, without effect. */
  provider_url?: unknown
  /** Part of oEmbed responses, without effect. */
  cache_age?: unknown
  /** Part of oEmbed responses, without effect. */
  thumbnail_url?: unknown
  /** Part of oEmbed responses, without effect. */
  thumbnail_width?: unknown
  /** Part of oEmbed responses, without effect. */
  thumbnail_height?: unknown
}

/**
 * `data-block-json` of `<ashlar-embed>`. An oEmbed response fits as it is or under `oembed`. Null values are
 * ignored.
 */
export const embedSchema = z.pipe(
  z.pipe(
    z.transform((data: EmbedInput) => withoutNulls(data)),
    fields,
  ),
  z.transform(toData),
)

export type EmbedData = z.output<typeof embedSchema>
/** The part of the data that the server's HTML provides. */
export type EmbedContent = z.input<typeof fields>

/** Removes missing values: a field of the response applies unless the block has its own. */
function withoutNulls(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { oembed, ...own } = data
  const given = Object.entries({ ...own, oembed: withoutNulls(oembed) })
  return Object.fromEntries(given.filter(([, value]) => value != null))
}

function toData({ oembed, provider_name, ...own }: z.output<typeof fields>) {
  const { html, url, title, width, height, ...others }: Partial<z.output<typeof response>> = oembed ?? {}
  const providerName = own.providerName ?? provider_name ?? others.provider_name
  return { html, url, title, width, height, ...own, providerName }
}
