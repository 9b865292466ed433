import type { Context } from 'hono'
import { parseJson } from '../../../src/data/core/json.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { holdBody, NO_SPACE } from './body-space.ts'
import { readPostedForm } from './form-body.ts'
import { type Refusal, refusal } from './refusal.ts'

/**
 * The accepted bodies. `json-or-text` is for beacons, which send JSON as plain text; `anything` includes an empty
 * body.
 */
export type BodyKind = 'json' | 'form' | 'json-or-form' | 'json-or-text' | 'anything' | 'file'

/** The media types of each body kind. */
export const MEDIA_TYPES: Readonly<Record<BodyKind, readonly string[]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  'json-or-text': ['application/json', 'text/plain'],
  file: ['application/octet-stream'],
  anything: ['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''],
}

/** Entries of a form that a script posts. */
const MAX_ENTRIES = 1000

/** The media type of a request, without its parameters. */
export const mediaType = (context: Context): string =>
  (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Reads and parses a body. Invalid bodies are returned as errors, never thrown. */
export async function readBody(
  context: Context,
  kind: BodyKind,
  { max, client }: { readonly max: number; readonly client: string },
): Promise<Result<unknown, Refusal<400 | 413 | 415 | 429>>> {
  const type = mediaType(context)
  if (!MEDIA_TYPES[kind].includes(type)) {
    return refusal(415, `Expected ${MEDIA_TYPES[kind].join(' or ')}, not ${type || 'no content type'}.`)
  }
  if (type === 'application/x-www-form-urlencoded') {
    const form = await readPostedForm(context, {
      client,
      bytes: max,
      text: max,
      fields: MAX_ENTRIES,
      files: 0,
    })
    return form.ok ? { ok: true, value: Object.fromEntries(form.value.fields) } : form
  }
  const bytes = await readBytes(context, max, client)
  if (bytes === 'no-space') return refusal(429, NO_SPACE)
  if (bytes === 'too-large') return refusal(413, `The body must not exceed ${max} bytes.`)
  const text = bytes.toString('utf8')
  if (kind === 'anything' && !text.trim()) return { ok: true, value: undefined }
  const value = readJson(text)
  return value === undefined ? refusal(400, 'The body is not valid JSON.') : { ok: true, value }
}

/** A body of this size is read at once, without a stream of the web, which takes longer to make than to read. */
const SMALL_BYTES = 16_384

/** Reads a body's bytes, or why they are refused, in which case reading stops early. */
export async function readBytes(
  context: Context,
  max: number,
  client: string,
): Promise<Buffer | 'too-large' | 'no-space'> {
  const announced = Number(context.req.header('content-length') ?? Number.NaN)
  if (announced > max) return 'too-large'
  const parts: Uint8Array[] = []
  let length = 0
  const held = holdBody(context, client)
  if (announced <= SMALL_BYTES) {
    return held.add(announced) ? Buffer.from(await context.req.arrayBuffer()) : 'no-space'
  }
  for await (const part of context.req.raw.body ?? []) {
    length += part.length
    if (length > max) return 'too-large'
    if (!held.add(part.length)) return 'no-space'
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Lists and objects within each other: what reads, stores and shows a value calls itself for each. */
const MAX_LEVELS = 100

/** Parses JSON; undefined if the text is invalid or nested too deeply. Never throws. */
export function readJson(text: string): unknown {
  try {
    const value = parseJson(text)
    return isWithin(value, MAX_LEVELS) ? value : undefined
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}

function isWithin(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every(part => isWithin(part, levels - 1))
}
