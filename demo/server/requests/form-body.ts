import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'
import type { Context } from 'hono'
import type { Result } from '../../../src/data/core/result.ts'
import { holdBody, NO_SPACE } from './body-space.ts'
import { type Refusal, refusal } from './refusal.ts'

/** A form as a browser posts it. */
export interface PostedForm {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly PostedFile[]
}

/** A file of a posted form. */
export interface PostedFile {
  /** The name of its field. */
  readonly field: string
  /** The file's own name, as the browser sent it. */
  readonly name: string
  readonly bytes: Buffer
}

/** Limits that hold while a form is read. */
export interface PostLimits {
  /** The client that sends it: all bodies of a client share a limit. */
  readonly client: string
  /** Bytes of the whole body. */
  readonly bytes: number
  /** Characters of all values together. */
  readonly text: number
  readonly fields: number
  readonly files: number
}

/** Bytes of a field's name. */
const MAX_NAME_BYTES = 500

/** Bytes that are parsed before other requests get their turn. */
const PIECE_BYTES = 8192

/** Characters of a content type, and so of its boundary: RFC 2046 allows 70, and to search for a long one is slow. */
const MAX_TYPE_LENGTH = 200

const UNREADABLE = 'The submitted form cannot be read.'

const TOO_LARGE = 'The submitted data is too large.'

/**
 * Reads a posted form as it arrives. Parsing stops at the first exceeded limit, and other requests are answered
 * between two pieces.
 */
export async function readPostedForm(
  context: Context,
  limits: PostLimits,
): Promise<Result<PostedForm, Refusal<400 | 413 | 429>>> {
  if (Number(context.req.header('content-length') ?? 0) > limits.bytes) return refusal(413, TOO_LARGE)
  const contentType = context.req.header('content-type') ?? ''
  if (contentType.length > MAX_TYPE_LENGTH) return refusal(400, UNREADABLE)
  const held = holdBody(context, limits.client)
  const fields: [string, string][] = []
  const files: PostedFile[] = []
  let fault: Refusal<400 | 413> | undefined
  const stop = (status: 400 | 413): void => {
    fault ??= { status, message: status === 413 ? TOO_LARGE : UNREADABLE }
  }
  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: MAX_NAME_BYTES,
        fieldSize: limits.text,
        fields: limits.fields + 1,
        files: limits.files,
        parts: limits.fields + limits.files,
        headerPairs: 20,
        headerSize: 8192,
      },
    })
    let text = 0
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      text += value.length
      fields.push([name, value])
      if (isNameCut || fields.length > limits.fields) stop(400)
      if (isValueCut || text > limits.text) stop(413)
    })
    parser.on('file', (field, stream, name) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => files.push({ field, name: name ?? '', bytes: Buffer.concat(pieces) }))
      // The parser reports the same error.
      stream.on('error', () => stop(400))
    })
    parser.on('filesLimit', () => stop(400))
    parser.on('partsLimit', () => stop(400))
    const finished = new Promise<void>(done => {
      parser.once('finish', done)
      parser.once('error', () => {
        stop(400)
        done()
      })
    })

    let length = 0
    for await (const chunk of bodyOf(context)) {
      length += chunk.length
      if (length > limits.bytes) return refusal(413, TOO_LARGE)
      if (!held.add(chunk.length)) return refusal(429, NO_SPACE)
      // The rest of a refused form is read and dropped, because most clients read no answer while they send.
      for (let at = 0; at < chunk.length && !fault; at += PIECE_BYTES) {
        parser.write(chunk.subarray(at, at + PIECE_BYTES))
        await setImmediate()
      }
    }
    if (fault) return { ok: false, error: fault }
    parser.end()
    await finished
  } catch (cause) {
    // The parser throws plain errors for headers and bodies that it cannot read.
    if (!(cause instanceof Error)) throw cause
    stop(400)
  }
  return fault ? { ok: false, error: fault } : { ok: true, value: { fields, files } }
}

/** A request's body in chunks; none if it has no body. */
function bodyOf(context: Context): AsyncIterable<Buffer> | Iterable<Buffer> {
  const { body } = context.req.raw
  return body ? Readable.fromWeb(body as ReadableStream) : []
}
