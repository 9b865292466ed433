import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { html } from 'hono/html'
import { PageLimitError } from '../../../src/data/parser-limits.ts'
import { contextScript, readLegacyContext } from '../../../src/site/legacy-context.ts'
import { contentTypeOf, fileResponse } from './file-response.ts'
import { attributeOf, elementsOf, type HtmlElement } from './html.ts'
import { decodePath, findFile, isFolder, isHidden } from './static-files.ts'
import { MAX_PAGE_BYTES, streamedFile } from './streamed-file.ts'

/** Serves an exported site: pages get the blocks, other files are unchanged. */
export function siteFolder(root: string): Handler {
  const pages = new Map<string, InjectedPage>()
  return async context => {
    const { pathname, search } = new URL(context.req.url)
    const path = decodePath(pathname)
    if (path === undefined) return context.text(`${pathname} is not a valid path`, 400)

    const isReserved = isReservedPageName(path)
    const file = isReserved
      ? undefined
      : await findFirst(root, candidates(path, decodePath(search) ?? search))
    if (file === undefined) {
      if (path === '/') return context.html(await contents(root))
      return context.text(`${path} is not on this site`, 404)
    }
    // Relative links of an index page need the trailing slash.
    if (!path.endsWith('/') && file.endsWith('/index.html') && (await isFolder(root, path))) {
      return context.redirect(`${pathname.replace(/^\/+/, '/')}/${search}`)
    }
    const streamed = await streamedFile(context.req.raw, file, 'no-cache')
    if (streamed) return streamed
    return fileResponse(context.req.raw, { ...(await readInjected(file, pages)), cache: 'no-cache' })
  }
}

interface InjectedPage {
  readonly mtimeMs: number
  readonly body: { readonly bytes: Buffer; readonly type: string }
}

/** Pages that are kept. */
const MAX_PAGES = 100

/** Reads a file, with the blocks if it is a page. Pages are kept until they change: parsing a large one takes long. */
async function readInjected(file: string, pages: Map<string, InjectedPage>): Promise<InjectedPage['body']> {
  const { mtimeMs } = await stat(file)
  const known = pages.get(file)
  if (known?.mtimeMs === mtimeMs) return known.body
  const bytes = await readFile(file)
  const type = contentTypeOf(file, bytes)
  if (type !== 'text/html') return { bytes, type }
  const body = injectBoot(bytes)
  const [oldest] = pages.keys()
  if (oldest !== undefined && pages.size >= MAX_PAGES) pages.delete(oldest)
  pages.set(file, { mtimeMs, body })
  return body
}

/** Whether the path names a README, which is reserved: it describes the export and is not a page. */
export function isReservedPageName(path: string): boolean {
  return /(^|\/)readme(\.html?)?\/?$/i.test(path)
}

/**
 * The file names a page may be saved under, the most specific first: with its query, with `.html`, as a folder's
 * index.
 */
export function candidates(path: string, query: string): string[] {
  const plain = path.endsWith('/') ? [] : [path, `${path}.html`, `${path}.htm`]
  const withQuery = query
    ? [`${path}${query}`, `${path}${query}.html`, `${path}${query.replace('?', '@')}`]
    : []
  const folder = path.replace(/\/$/, '')
  return [
    ...withQuery,
    ...plain,
    `${folder}/index.html`,
    `${folder}/index.htm`,
    ...(folder ? [`${folder}.html`] : []),
  ]
}

async function findFirst(root: string, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const file = await findFile(root, path)
    if (file !== undefined) return file
  }
}

/** A page of a folder: its address, and its file. */
export interface FolderPage {
  readonly address: string
  readonly file: string
}

/** What a folder holds: its pages, and the entries that look like pages and are not served as such. */
export interface FolderPages {
  readonly pages: readonly FolderPage[]
  readonly skipped: readonly SkippedEntry[]
}

export interface SkippedEntry {
  /** Its path within the folder. */
  readonly name: string
  readonly reason: string
}

/**
 * Lists all HTML files that the server adds blocks to, in alphabetical order. What it does not serve is no page, such as
 * a folder named `x.html`, a link that leads nowhere or out of the folder, or a device.
 */
export async function listPages(root: string): Promise<FolderPages> {
  const pages: FolderPage[] = []
  const skipped: SkippedEntry[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((cause: unknown) => {
      skipped.push({ name: folder ?? '', reason: reasonOf(cause) })
      return []
    })
    for (const entry of entries) {
      const name = folder ? `${folder}/${entry.name}` : entry.name
      if (isHidden(name.split('/'))) continue
      if (entry.isDirectory()) folders.push(name)
      if (!/\.html?$/i.test(name) || isReservedPageName(name)) continue
      const file = await pageFile(root, name)
      if (typeof file === 'string') {
        pages.push({ address: `/${name.split('/').map(encodeURIComponent).join('/')}`, file })
      } else skipped.push({ name, reason: file.reason })
    }
  }
  return { pages: pages.sort((a, b) => (a.address < b.address ? -1 : 1)), skipped }
}

async function pageFile(root: string, name: string): Promise<string | { readonly reason: string }> {
  try {
    const file = await findFile(root, name)
    if (file === undefined) return { reason: 'It is no readable file of this folder.' }
    const { size } = await stat(file)
    return size > MAX_PAGE_BYTES ? { reason: `It is larger than ${MAX_PAGE_BYTES} bytes.` } : file
  } catch (cause) {
    return { reason: reasonOf(cause) }
  }
}

/** Why a page cannot be read. @throws what is neither an error of the file system nor a `PageLimitError` */
export function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause) return cause.message
  throw cause
}

async function contents(root: string): Promise<string> {
  const { pages } = await listPages(root)
  return String(
    await html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages of this folder</title>
<h1>Pages of this folder</h1>
<ul>${pages.map(({ address }) => html`<li><a href="${address}">${decodePath(address) ?? address}</a></li>`)}</ul>
</html>`,
  )
}

const STYLESHEETS =
  '<link rel="stylesheet" href="/dist/ashlar.css"><link rel="stylesheet" href="/dist/legacy.css">'
const BOOT = '<script type="module" src="/dist/boot.js"></script>'

/**
 * Adds style sheets, context and boot script to an exported page: before `</head>`, else before `</body>`, else at
 * the end. All other bytes stay unchanged, whatever the encoding. A page that exceeds the parser's limits is served as it
 * is.
 */
export function injectBoot(bytes: Buffer): { bytes: Buffer; type: string } {
  // Latin-1 maps each byte to one character and back; the added text is plain ASCII.
  const page = bytes.toString('latin1')
  const elements = elementsWithin(page)
  if (elements === undefined) return { bytes, type: 'text/html' }
  const type = typeOf(page, elements)
  if (elements.some(isBoot)) return { bytes, type }

  const hasContext = elements.some(element => attributeOf(element, 'id') === 'site-context')
  const context = hasContext
    ? ''
    : contextScript({ ...readLegacyContext(bytes.toString('utf8')), adopt: 'legacy' })
  const added = `${STYLESHEETS}${context}${BOOT}`
  const at = endOf('head', elements) ?? endOf('body', elements) ?? page.length
  return { bytes: Buffer.from(page.slice(0, at) + added + page.slice(at), 'latin1'), type }
}

function elementsWithin(page: string): HtmlElement[] | undefined {
  try {
    return elementsOf(page)
  } catch (cause) {
    // The log names it when the server starts.
    if (cause instanceof PageLimitError) return undefined
    throw cause
  }
}

const isBoot = (element: HtmlElement): boolean =>
  element.tagName === 'script' && /(^|\/)boot\.js([?#]|$)/.test(attributeOf(element, 'src') ?? '')

/** The position of the end tag of head or body; undefined if it is omitted. */
const endOf = (tagName: string, elements: readonly HtmlElement[]): number | undefined =>
  elements.find(element => element.tagName === tagName)?.sourceCodeLocation?.endTag?.startOffset

/** Pages keep their declared encoding; UTF-8 is declared for undeclared ones that are valid UTF-8. */
function typeOf(page: string, elements: readonly HtmlElement[]): string {
  const namesCharset = elements.some(
    element =>
      element.tagName === 'meta' &&
      (attributeOf(element, 'charset') ?? attributeOf(element, 'content')?.match(/charset/i)),
  )
  return namesCharset || !isUtf8(page) ? 'text/html' : 'text/html; charset=utf-8'
}

function isUtf8(page: string): boolean {
  return !Buffer.from(page, 'latin1').toString('utf8').includes('\ufffd')
}
