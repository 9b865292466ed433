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
  headers.set('accept-ranges', 'bytes')
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return new Response(new Uint8Array(bytes), { headers })

  const last = bytes.length - 1
  const from = asked[1] === '' ? Math.max(0, bytes.length - Number(asked[2])) : Number(asked[1])
  const to = asked[1] === '' || asked[2] === '' ? last : Math.min(last, Number(asked[2]))
  if (from > to) {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${from}-${to}/${bytes.length}`)
  return new Response(new Uint8Array(bytes.subarray(from, to + 1)), { status: 206, headers })
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
