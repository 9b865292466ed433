import type { Context } from 'hono'
import { parseJson } from '../../../src/data/core/parse-json.ts'

/** What a body may be: JSON, a form, either, JSON that a beacon calls plain text, any of these or none, or a file. */
export type BodyKind = 'json' | 'form' | 'json-or-form' | 'json-or-text' | 'anything' | 'file'

/** A body as a value, or why there is none. */
export type ReadBody =
  | { readonly value: unknown }
  | { readonly status: 400 | 413 | 415; readonly error: string }

/** The media types of each kind of body. */
export const MEDIA_TYPES: Readonly<Record<BodyKind, readonly string[]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  'json-or-text': ['application/json', 'text/plain'],
  file: ['application/octet-stream'],
  anything: ['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''],
}

/** The media type of a request, without its parameters. */
export const mediaType = (context: Context): string =>
  (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Reads a body of that kind. Never throws for what was sent. */
export async function readBody(context: Context, kind: BodyKind, most: number): Promise<ReadBody> {
  const type = mediaType(context)
  if (!MEDIA_TYPES[kind].includes(type)) {
    return {
      status: 415,
      error: `Expected ${MEDIA_TYPES[kind].join(' or ')}, not ${type || 'a body without a type'}.`,
    }
  }
  const text = await readText(context, most)
  if (text === undefined) return { status: 413, error: `A body may have ${most} bytes at most.` }
  if (kind === 'anything' && !text.trim()) return { value: undefined }
  if (type === 'application/x-www-form-urlencoded') {
    return { value: Object.fromEntries(new URLSearchParams(text)) }
  }
  const value = readJson(text)
  return value === undefined ? { status: 400, error: 'The body is not JSON.' } : { value }
}

/** A body as text; undefined when it is longer than `most` bytes. */
const readText = async (context: Context, most: number): Promise<string | undefined> =>
  (await readBytes(context, most))?.toString('utf8')

/** A body as it came; undefined when it is longer than `most` bytes, of which no more is read. */
export async function readBytes(context: Context, most: number): Promise<Buffer | undefined> {
  if (Number(context.req.header('content-length') ?? 0) > most) return undefined
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of context.req.raw.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The value of a JSON text; undefined for what is no JSON, or is nested beyond any stack. Never throws. */
export function readJson(text: string): unknown {
  try {
    const value = parseJson(text)
    // What is nested that deep can be read, but not written again when it is kept.
    JSON.stringify(value)
    return value
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}
