import { readFile } from 'node:fs/promises'
import type { Handler } from 'hono'
import { contentTypeOf, fileResponse } from './file-response.ts'
import { decodePath, findFile, isFolder } from './static-files.ts'

/** The path of the documentation. */
export const DOCS_PREFIX = '/docs'

/** The policy of the documentation's pages: nothing inline, nothing from other hosts. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'"

/**
 * Live examples show whatever a site may contain, such as inline styles and players of other hosts, and run the
 * documentation's own scripts only.
 */
const EXAMPLE_POLICY = "script-src 'self'; form-action 'self'"

const IS_EXAMPLE = /\/(blocks\/[\w-]+\/examples|examples\/[\w-]+\/page|frame)\//

/**
 * Serves the documentation, with the policy of its pages; unknown paths fall through to the next route.
 *
 * @param root the folder that `npm run docs` writes.
 */
export function documentation(root: string): Handler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const path = decodePath(pathname.slice(DOCS_PREFIX.length))
    if (path === undefined) return next()
    if (!path.endsWith('/') && (await isFolder(root, path))) return context.redirect(`${pathname}/${search}`)
    const file = await findFile(root, path.endsWith('/') ? `${path}index.html` : path)
    if (file === undefined) return next()
    const bytes = await readFile(file)
    const response = await fileResponse(context.req.raw, {
      bytes,
      type: contentTypeOf(file, bytes),
      cache: 'no-cache',
    })
    if (file.endsWith('.html'))
      response.headers.set('content-security-policy', IS_EXAMPLE.test(path) ? EXAMPLE_POLICY : POLICY)
    // The playground's frame has no origin of its own, and loads the blocks as modules.
    response.headers.set('access-control-allow-origin', '*')
    return response
  }
}
