import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType, mimes } from 'hono/utils/mime'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compressed bodies by encoding and ETag, so that each is compressed once. */
const compressed = new Map<string, Promise<Buffer>>()

export interface FileBody {
  readonly bytes: Buffer
  readonly type: string
  /** The `Cache-Control` header. */
  readonly cache: string
}

/** Answers with a file: 304, a byte range, or the whole file, compressed if it is text. */
export async function fileResponse(request: Request, { bytes, type, cache }: FileBody): Promise<Response> {
  const tag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const headers = new Headers({ 'cache-control': cache, 'content-type': type, etag: tag })
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })

  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return rangeResponse(request, bytes, headers)

  headers.set('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (!encoding) return new Response(new Uint8Array(bytes), { headers })
  headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(await compressOnce(encoding, tag, bytes)), { headers })
}

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const names = accepted.split(',').map(part => part.trim())
  return (['br', 'gzip'] as const).find(encoding => names.some(name => name.split(';')[0] === encoding))
}

function compressOnce(encoding: 'br' | 'gzip', tag: string, bytes: Buffer): Promise<Buffer> {
  const key = encoding + tag
  const known = compressed.get(key)
  if (known) return known
  const work =
    encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gzipped(bytes)
  compressed.set(key, work)
  return work
}

/** Single byte ranges, which are all that media players need. */
function rangeResponse(request: Request, bytes: Buffer, headers: Headers): Response {
  const range = rangeOf(request, bytes.length, headers)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers })
  const { from, to, status } = range
  return new Response(new Uint8Array(bytes.subarray(from, to + 1)), { status, headers })
}

/** The part of a file that a request asks for, from its first to its last byte. */
export interface ByteRange {
  readonly from: number
  readonly to: number
  readonly status: 200 | 206
}

/** Reads the range of a request for a file with these headers, and adds the headers of the answer. */
export function rangeOf(request: Request, length: number, headers: Headers): ByteRange | 'unsatisfiable' {
  headers.set('accept-ranges', 'bytes')
  const last = length - 1
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const isNone = !asked || (asked[1] === '' && asked[2] === '')
  // The rest of a file does not fit the start of an earlier version.
  const isStale = (request.headers.get('if-range') ?? headers.get('etag')) !== headers.get('etag')
  if (isNone || isStale) return { from: 0, to: last, status: 200 }

  const from = asked[1] === '' ? Math.max(0, length - Number(asked[2])) : Number(asked[1])
  const to = asked[1] === '' || asked[2] === '' ? last : Math.min(last, Number(asked[2]))
  headers.set('content-range', from > to ? `bytes */${length}` : `bytes ${from}-${to}/${length}`)
  return from > to ? 'unsatisfiable' : { from, to, status: 206 }
}

/** The framework's media types, with missing ones and with pages, which may declare their own encoding. */
const TYPES: Readonly<Record<string, string>> = {
  ...mimes,
  htm: 'text/html',
  html: 'text/html',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** Signatures for saved files without a telling extension. */
const SIGNATURES: readonly (readonly [start: RegExp, type: string])[] = [
  [/^\x89PNG/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^%PDF-/, 'application/pdf'],
  [/^(\xef\xbb\xbf)?\s*(<!--([^-]|-[^-]|--+[^->])*--+>\s*)*<(!doctype html|html)/i, 'text/html'],
  [/^\s*(<\?xml[^>]*>\s*)?<svg/i, 'image/svg+xml'],
]

/** The content type by file name (also `photo.jpg?format=750w`), else by signature. */
export function contentTypeOf(name: string, bytes: Buffer): string {
  const byName = getMimeType(name.replace(/[?@].*/s, ''), TYPES) ?? getMimeType(name, TYPES)
  if (byName) return byName
  const start = bytes.subarray(0, 1024).toString('latin1')
  return SIGNATURES.find(([signature]) => signature.test(start))?.[1] ?? 'application/octet-stream'
}
