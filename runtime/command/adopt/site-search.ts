import { posix } from 'node:path'
import type { IndexedPage } from '../../../src/calls/search-index'
import { SEARCH_RESULTS_CLASS } from '../../../src/site/view-modules'
import { blockNameOf } from '../check/check-blocks'
import { type Edit, settingOf } from '../html/edits'
import { attributeOf, closestAround, contentOf, type Page, type PageElement } from '../html/page'
import { offsetOf, positionAt } from '../html/position'
import type { PageForm } from './form-targets'
import type { LocalFiles } from './local-files'
import { carriersOf } from './page-blocks'
import type { FilePlan } from './plan-files'

/** The file with the words of all pages, in the new folder. */
export const SEARCH_INDEX = 'search-index.json'

/** The page of results, if the saved site has none. */
export const RESULTS_PAGE = 'search.html'

/** The search of one page. */
interface PageSearch {
  readonly edits: readonly Edit[]
  readonly forms: readonly PageForm[]
  /** Whether it is the page of results. */
  readonly isResults: boolean
  /** The setting of the page context; `undefined` on a page without a search. */
  readonly context: Readonly<Record<'index' | 'page', string>> | undefined
  /** The page of results in the new folder: a saved one, or `RESULTS_PAGE`. */
  readonly results: string
}

/** Forms of a site's own search. */
const FORMS = 'form:is([role=search], [class*=search i], [action*="/search"])'

/** Fields of the builder's search, which have no form. */
const FIELDS = '.sqs-search-ui-text-input, .sqs-search-page'

/** Lets the search of a page work without the builder's server: its forms lead to a page that searches an index. */
export function pageSearch(page: Page, path: string, files: LocalFiles, { outputs }: FilePlan): PageSearch {
  const saved = files.resolve('/search', path)?.file
  const results = (saved && outputs.get(saved)) ?? RESULTS_PAGE
  const output = outputs.get(path) ?? path
  const relative = (to: string): string => posix.relative(posix.dirname(output), to)
  const forms = page.select(FORMS).filter(form => isOwn(form, path, files))
  const [body] = page.select('body')
  const isResults = output === results
  const hasField = page.select('input').length > 0 || page.elements.some(isBlock)
  const hasSearch = forms.length > 0 || isResults || page.select(FIELDS).length > 0 || hasBlock(page)
  const target = relative(results)
  const classes = (body && attributeOf(body, 'class')) ?? ''
  const isNamed = classes.split(/\s+/).includes(SEARCH_RESULTS_CLASS)
  return {
    edits: [
      ...forms.flatMap(form => settingOf(page, form, { action: target, method: undefined })),
      ...nameEdits(page, forms),
      ...(body && isResults && !isNamed
        ? settingOf(page, body, { class: `${classes} ${SEARCH_RESULTS_CLASS}`.trim() })
        : []),
      ...(isResults && !hasField ? fieldEdits(page) : []),
    ],
    forms: forms.map(form => ({ line: positionAt(page, offsetOf(form)).line, target })),
    isResults,
    context: hasSearch ? { index: relative(SEARCH_INDEX), page: target } : undefined,
    results,
  }
}

function isOwn(form: PageElement, path: string, files: LocalFiles): boolean {
  const action = attributeOf(form, 'action') ?? ''
  return action === '' || files.resolve(action, path)?.isOwn === true
}

const isBlock = (element: PageElement): boolean => /^search(-preview)?$/.test(blockNameOf(element) ?? '')

const hasBlock = (page: Page): boolean =>
  page.elements.some(isBlock) || [...carriersOf(page).values()].includes('search')

/** Adds the field that the builder's script would draw on its page of results. */
function fieldEdits(page: Page): Edit[] {
  const [root] = [...page.select('.sqs-search-page'), ...page.select('main'), ...page.select('body')]
  const start = root?.sourceCodeLocation?.startTag?.endOffset
  const text = '<ashlar-search data-load="eager" data-block-json="{}"></ashlar-search>'
  return start === undefined ? [] : [{ start, end: start, text }]
}

/** The page of results reads `q`. */
function nameEdits(page: Page, forms: readonly PageElement[]): Edit[] {
  const named = new Set(forms)
  const formOf = closestAround(page, element => named.has(element))
  const first = new Map<PageElement | undefined, PageElement>()
  for (const field of page.select('input:not([type]), input[type=search], input[type=text]')) {
    const form = formOf.get(field)
    if (!first.has(form)) first.set(form, field)
  }
  return forms.flatMap(form => {
    const field = first.get(form)
    return field && attributeOf(field, 'name') !== 'q' ? settingOf(page, field, { name: 'q' }) : []
  })
}

/** Elements whose text is not a page's own. */
const BESIDE = /^(script|style|noscript|template|nav|header|footer|form|svg|button|select|iframe)$/

/**
 * What a search knows of a page; `undefined` for one that asks not to be found.
 *
 * @param picture the page's first picture, in the new folder.
 * @param maxLength the maximum length of its text.
 */
export function indexedPage(
  page: Page,
  output: string,
  picture: string | undefined,
  maxLength: number,
): IndexedPage | undefined {
  const [body] = page.select('body')
  const isHidden =
    page.select('meta[name=robots][content*=noindex]').length > 0 ||
    (body && attributeOf(body, 'class'))?.includes(SEARCH_RESULTS_CLASS)
  const root = page.select('main')[0] ?? page.select('[role=main]')[0] ?? body
  if (isHidden || !root) return undefined
  const read = readerOf(page)
  const [title] = page.select('head > title')
  const [heading] = page.select('h1')
  return {
    title: read(title ? contentOf(title) : '') || (heading ? read(textOf(heading, 200)) : '') || output,
    url: addressOf(output),
    text: read(textOf(root, maxLength)),
    ...(picture !== undefined && { image: addressOf(picture) }),
  }
}

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Reads a text of a page that is not UTF-8 in the encoding that it declares. */
function readerOf({ encoding, select }: Page): (text: string) => string {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
  if (encoding === 'utf8') return plain
  const [meta] = select('meta[charset], meta[http-equiv="content-type" i]')
  const declared = meta && (attributeOf(meta, 'charset') ?? attributeOf(meta, 'content'))
  const [, name = 'windows-1252'] = /(?:^|charset=)\s*["']?([\w-]+)["']?\s*$/i.exec(declared ?? '') ?? []
  const decoder = decoderOf(name)
  return text => plain(decoder.decode(Buffer.from(text, 'latin1')))
}

function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name)
  } catch {
    // Not the name of an encoding.
    return new TextDecoder('windows-1252')
  }
}

/** The text of an element, at most about `maxLength` characters of it. */
function textOf(root: PageElement, maxLength: number): string {
  const pieces: string[] = []
  let length = 0
  const waiting = root.children.toReversed()
  for (let node = waiting.pop(); node && length < maxLength; node = waiting.pop()) {
    if ('attribs' in node) {
      if (!BESIDE.test(node.name)) for (const child of node.children.toReversed()) waiting.push(child)
    } else if (node.type === 'text' && node.data.trim()) {
      pieces.push(node.data)
      length += node.data.length
    }
  }
  return pieces.join(' ').slice(0, maxLength)
}
