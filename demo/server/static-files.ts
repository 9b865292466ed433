import { readFile } from 'node:fs/promises'
import type { Handler } from 'hono'
import { contentTypeOf } from './content-types.ts'
import { fileResponse } from './file-response.ts'
import { decodePath, findFile } from './folder.ts'

/** A name that changes with its content: `accordion-BKO6dDC3.js`. */
const HASHED = /-[\w-]{8}\.(js|css)$/

/** Serves the files under `root` at `prefix`; what is not there falls through to the next route. */
export function staticFiles(prefix: string, root: string): Handler {
  return async ({ req }, next) => {
    const path = decodePath(new URL(req.url).pathname.slice(prefix.length))
    const file = path === undefined ? undefined : await findFile(root, path)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    const cache = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache })
  }
}
