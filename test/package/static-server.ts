import { readFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'

export interface StaticServer {
  readonly origin: string
  readonly close: () => void
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/**
 * Serves the files of a folder on a free port.
 *
 * @param headers by the path of the file.
 * @param alter changes files on their way.
 */
export async function serveFolder(
  folder: string,
  headers: (path: string) => OutgoingHttpHeaders = () => ({}),
  alter: (path: string, content: Buffer) => Buffer = (_, content) => content,
): Promise<StaticServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const content = await readFile(join(folder, path)).catch(() => undefined)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response
      .writeHead(content ? 200 : 404, { 'content-type': type, ...headers(path) })
      .end(content && alter(path, content))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
