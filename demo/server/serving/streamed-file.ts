import { type FileHandle, open, stat } from 'node:fs/promises'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { contentTypeOf, rangeOf } from './file-response.ts'

/** Bytes above which a page is streamed as it is, without blocks: to parse one takes as much time and memory. */
export const MAX_PAGE_BYTES = 5_000_000

/** Bytes above which a file is streamed; texts are compressed as a whole up to a larger size. */
const STREAMED = { text: MAX_PAGE_BYTES, other: 250_000 } as const

/** Bytes that are read at once. */
const PIECE_BYTES = 65_536

/** Bytes at the start of a file that tell its type. */
const SIGNATURE_BYTES = 1024

/**
 * Answers with a large file, or a range of it, which is read while it is sent: a few requests for a video would fill the
 * memory otherwise. Returns undefined for small files.
 */
export async function streamedFile(
  request: Request,
  path: string,
  cache: string,
): Promise<Response | undefined> {
  const { size, mtimeMs } = await stat(path)
  if (size <= STREAMED.other) return undefined
  const type = contentTypeOf(path, await startOf(path))
  if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && size <= STREAMED.text) return undefined

  const tag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`
  const headers = new Headers({ 'cache-control': cache, 'content-type': type, etag: tag })
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  const range = rangeOf(request, size, headers)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers })
  const { from, to, status } = range
  headers.set('content-length', String(to + 1 - from))
  return new Response(bytesOf(path, from, to), { status, headers })
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Bytes of a file, which is opened when they are first read: the answer to a HEAD request reads none. */
function bytesOf(path: string, from: number, to: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let at = from
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(path)
        const wanted = Math.min(PIECE_BYTES, to + 1 - at)
        const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
        at += bytesRead
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        if (bytesRead > 0 && at <= to) return
        await file.close()
        // A file that has become shorter cannot fill the announced length.
        if (at <= to) controller.error(new Error(`${path} has been truncated.`))
        else controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}
