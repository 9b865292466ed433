import { readFile } from 'node:fs/promises'
import type { Handler } from 'hono'
import { contentTypeOf } from './content-types.ts'
import { fileResponse } from './file-response.ts'
import { decodePath, findFile } from './folder.ts'

/** What may be kept for a year: files whose name changes with their content. */
type IsImmutable = (path: string) => boolean

/** In `dist/` only scripts that pages name themselves keep their name: boot.js. */
export const isHashedScript: IsImmutable = path => /\.js(\.map)?$/.test(path) && !/(^|\/)boot\.js/.test(path)

/** Serves the files under `root` at `prefix`; what is not there falls through to the next route. */
export function staticFiles(prefix: string, root: string, isImmutable: IsImmutable = () => false): Handler {
  return async ({ req }, next) => {
    const path = decodePath(new URL(req.url).pathname.slice(prefix.length))
    const file = path === undefined ? undefined : await findFile(root, path)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    const cache = isImmutable(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    return fileResponse(req.raw, { bytes, type: contentTypeOf(file, bytes), cache })
  }
}
