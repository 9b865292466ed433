import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'

const text = z.optional(z.string())
const no = z._default(z.boolean(), false)

/** A size in px, also as the digits of one; what else oEmbed allows, such as `100%`, says none. */
const size = z.optional(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform(value => (Number(value) > 0 ? Number(value) : undefined)),
  ),
)

const fields = z.object({
  /** The embed code: a frame, or HTML with or without scripts. */
  html: text,
  /** The page that is embedded, for a link where there is no code. */
  url: text,
  /** What it shows: names the frame. */
  title: text,
  /** Who shows it. */
  providerName: text,
  width: size,
  height: size,
  /** Plain text below. */
  caption: text,
  /** Runs the scripts of a code without a frame, once the visitor agrees or asks for it. */
  runScripts: no,
  /** What the server's HTML inside the block says. */
  server: z._default(z.object({ hasContent: no }), { hasContent: false }),
})

/**
 * `data-block-json` of `<ashlar-embed>`: what an oEmbed service answers, as it is or in `oembed`, fits too. A
 * null says as much as nothing.
 */
export const embedSchema = z.pipe(z.transform(fromOembed), fields)

export type EmbedData = z.output<typeof embedSchema>
/** What the server's HTML can say of an embed. */
export type EmbedContent = z.input<typeof fields>

function fromOembed(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { oembed, ...own } = data
  const said = Object.entries({ ...(isRecord(oembed) && oembed), ...own })
  return Object.fromEntries(
    said
      .filter(([, value]) => value !== null)
      // The one name of oEmbed that is none of ours.
      .map(([key, value]) => [key === 'provider_name' ? 'providerName' : key, value]),
  )
}
