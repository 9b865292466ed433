import type { Context } from 'hono'
import { parseJson } from '../../../src/data/core/json.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { readPostedForm } from './posted-form.ts'
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
  max: number,
): Promise<Result<unknown, Refusal<400 | 413 | 415>>> {
  const type = mediaType(context)
  if (!MEDIA_TYPES[kind].includes(type)) {
    return refusal(415, `Expected ${MEDIA_TYPES[kind].join(' or ')}, not ${type || 'no content type'}.`)
  }
  if (type === 'application/x-www-form-urlencoded') {
    const form = await readPostedForm(context, { bytes: max, text: max, fields: MAX_ENTRIES, files: 0 })
    return form.ok ? { ok: true, value: Object.fromEntries(form.value.fields) } : form
  }
  const text = await readText(context, max)
  if (text === undefined) return refusal(413, `The body must not exceed ${max} bytes.`)
  if (kind === 'anything' && !text.trim()) return { ok: true, value: undefined }
  const value = readJson(text)
  return value === undefined ? refusal(400, 'The body is not valid JSON.') : { ok: true, value }
}

/** Reads a body as text; undefined if it is longer than `max` bytes. */
const readText = async (context: Context, max: number): Promise<string | undefined> =>
  (await readBytes(context, max))?.toString('utf8')

/** Reads a body's bytes; undefined if there are more than `max`, in which case reading stops early. */
export async function readBytes(context: Context, max: number): Promise<Buffer | undefined> {
  if (Number(context.req.header('content-length') ?? 0) > max) return undefined
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of context.req.raw.body ?? []) {
    length += part.length
    if (length > max) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Parses JSON; undefined if the text is invalid or nested too deeply. Never throws. */
export function readJson(text: string): unknown {
  try {
    const value = parseJson(text)
    // Very deeply nested values can be parsed, but not serialised again for storage.
    JSON.stringify(value)
    return value
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}
