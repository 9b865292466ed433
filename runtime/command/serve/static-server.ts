import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'
import { isBoot, placeInHead, tagEdits } from '../adopt/add-tag'
import { findInside, isPageName } from '../files/folder-files'
import { type Edit, editedPage } from '../html/edits'
import { type Page, parsePage } from '../html/page'

/** The path of the release on the server. */
const DIST = '/dist/'

/** Serves a folder of pages, with the blocks added to those that do not load them, and the release at `/dist/`. */
export function staticServer(root: string, dist: string): Server {
  return createServer((request, response) => {
    answer(request, response, root, dist).catch(cause => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500, cause instanceof Error ? cause.message : String(cause))
    })
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  dist: string,
): Promise<void> {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'only GET and HEAD')
  }
  const [, written = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  const path = decoded(written)
  if (path === undefined) return refuse(response, 400, 'the path is malformed')
  const isDist = path.startsWith(DIST)
  const own = isDist ? await findInside(dist, path.slice(DIST.length)) : undefined
  if (own !== undefined) return sendFile(request, response, own)

  for (const name of names(path, decoded(query) ?? query)) {
    const file = await findInside(root, name)
    if (file === undefined) continue
    if (!written.endsWith('/') && /\/index\.html?$/.test(name) && !isPageName(path)) {
      // Relative links of an index page need the slash.
      response.writeHead(301, { location: `/${written.replace(/^\/+/, '')}/${query}` }).end()
      return
    }
    return isPageName(file) ? sendPage(request, response, file) : sendFile(request, response, file)
  }
  refuse(response, 404, `${path} is not on this site`)
}

/** The file names that a page may be saved under. */
function names(path: string, query: string): string[] {
  const folder = path.replace(/\/$/, '')
  const withQuery = query
    ? [`${path}${query}`, `${path}${query}.html`, `${path}${query.replace('?', '@')}`]
    : []
  const plain = path.endsWith('/') ? [] : [path, `${path}.html`, `${path}.htm`]
  return [
    ...withQuery,
    ...plain,
    `${folder}/index.html`,
    `${folder}/index.htm`,
    ...(folder ? [`${folder}.html`] : []),
  ]
}

async function sendPage({ method }: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(file)
  const body = pageWithTag(bytes)
  // Without a charset, because pages declare their own.
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/html', 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}

function pageWithTag(bytes: Buffer): Buffer {
  try {
    const page = parsePage(bytes)
    return editedPage(page, addedTo(page))
  } catch {
    // A page that cannot be read is served as it is.
    return bytes
  }
}

/** Markup by which to recognise a site builder's page. */
const BUILDERS_MARKUP = /\bsqs-|\bSQUARESPACE_CONTEXT\b/

/** A page that loads Ashlar stays as it is; the markup of a site builder is adopted; other pages get the tags alone. */
function addedTo(page: Page): Edit[] {
  if (page.elements.some(isBoot)) return []
  if (BUILDERS_MARKUP.test(page.text)) return tagEdits(page, DIST)
  const at = placeInHead(page)
  const tags = `<link rel="stylesheet" href="${DIST}ashlar.css"><script async type="module" src="${DIST}boot.js"></script>`
  return [{ start: at, end: at, text: tags }]
}

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

async function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const { size } = await stat(file)
  const type =
    getMimeType(basename(file).replace(/[?@].*/s, '')) ?? getMimeType(file) ?? 'application/octet-stream'
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  const isPart = from !== '' && start <= end
  response.writeHead(isPart ? 206 : 200, {
    ...HEADERS,
    'content-type': type,
    'accept-ranges': 'bytes',
    'content-length': isPart ? end - start + 1 : size,
    ...(isPart && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(file, isPart ? { start, end } : {}), response)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
