import { parseFragment } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { parseJson } from '../../../src/data/core/json'
import { setLanguage } from '../../../src/locale/core/translatable'
import { LOADERS } from '../../../src/locale/core/translation-loaders'
import { localeOf, translator } from '../../../src/locale/translator/translator'
import { $site } from '../../../src/site/core/site'
import { blockNameOf } from '../check/check-blocks'
import { type Edit, editedText } from '../html/edits'
import { attributeOf, closestAround, contentOf, type Page, type PageElement, placeOf } from '../html/page'
import { type StandInPage, standInHost, startPage } from './stand-in-page'
import { MARK } from './undo'

/** The static forms of a page's blocks. */
interface StaticHtml {
  readonly edits: readonly Edit[]
  /** The blocks that get some. */
  readonly blocks: readonly PageElement[]
}

/** Elements whose end a parser would move if they contained a list or a link. */
const TOO_NARROW: readonly string[] = ['p', 'a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']

/** Writes native HTML into the blocks of a page whose content is only in their JSON. */
export async function staticHtml(page: Page): Promise<StaticHtml> {
  const narrow = closestAround(page, ({ name }) => TOO_NARROW.includes(name))
  const languages = closestAround(page, element => Boolean(attributeOf(element, 'lang')))
  const hosts = page.elements.flatMap(element => {
    const json = narrow.has(element) ? undefined : dataOf(element)
    const end = placeOf(element)?.endTag?.startOffset
    return json === undefined || end === undefined ? [] : [{ element, json, end }]
  })
  if (hosts.length === 0) return { edits: [], blocks: [] }

  await applyLanguageOf(page)
  const facts = factsOf(page)
  const stop = startPage(facts)
  try {
    const { STATIC_FORMS, renderStatic } = await import('virtual:ashlar/static-forms')
    $site.set(contextOf(page))
    const edits: Edit[] = []
    const blocks: PageElement[] = []
    for (const [at, { element, json, end }] of hosts.entries()) {
      const name = blockNameOf(element) ?? ''
      const form = Object.hasOwn(STATIC_FORMS, name) ? STATIC_FORMS[name] : undefined
      if (!form) continue
      try {
        const html = renderStatic(
          form,
          json,
          standInHost(languageOf(element, languages.get(element))),
          `static${at}`,
        )
        if (!html) continue
        edits.push({ start: end, end, text: marked(html) })
        blocks.push(element)
      } catch (cause) {
        // The block reports invalid data, and keeps what is inside; `ashlar check` names it.
        if (!(cause instanceof Error) || cause.name !== 'BlockError') throw cause
      }
    }
    return { edits, blocks }
  } finally {
    $site.set({})
    setLanguage('en')
    stop()
  }
}

/** The JSON of a block without other content; `undefined` for other elements. */
function dataOf(element: PageElement): string | undefined {
  if (blockNameOf(element) === undefined) return undefined
  const [script, ...others] = element.children.filter(
    child => !('data' in child && (child.type === 'comment' || !child.data.trim())),
  )
  const json = attributeOf(element, 'data-block-json')
  if (!script) return json
  const isData =
    others.length === 0 && 'attribs' in script && attributeOf(script, 'type') === 'application/json'
  return isData ? (json ?? contentOf(script)) : undefined
}

/** Marks the elements at the top of a static form. */
function marked(html: string): string {
  const { childNodes } = parseFragment<Htmlparser2TreeAdapterMap>(html, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
  })
  const marks = childNodes.map((node): Edit => {
    const place = node.sourceCodeLocation
    if (!place || !('attribs' in node)) throw new Error('a static form has text beside its elements')
    // React hints at images that come first; nothing here may load before the page's own.
    if (node.name === 'link') return { start: place.startOffset, end: place.endOffset, text: '' }
    const start = place.startOffset + 1 + node.name.length
    return { start, end: start, text: ` ${MARK}=""` }
  })
  return editedText(html, marks)
}

async function applyLanguageOf(page: Page): Promise<void> {
  const tag = factsOf(page).language || languageOfSite(contextOf(page))
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  const words = Object.hasOwn(LOADERS, language) ? await LOADERS[language]?.() : undefined
  const locale = localeOf(tag, language)
  if (words) setLanguage(locale, translator(words.translations, locale))
}

function languageOfSite(context: Readonly<Record<string, unknown>>): string {
  const { website } = context
  const language: unknown = website && typeof website === 'object' ? Reflect.get(website, 'language') : ''
  return typeof language === 'string' ? language : ''
}

function factsOf({ select }: Page): StandInPage {
  const [root] = select('html')
  const [canonical] = select('link[rel=canonical][href]')
  const [title] = select('head > title')
  return {
    language: (root && attributeOf(root, 'lang')) ?? '',
    address: (canonical && attributeOf(canonical, 'href')) ?? '',
    title: title ? contentOf(title).trim() : '',
  }
}

function contextOf({ select }: Page): Readonly<Record<string, unknown>> {
  const [script] = select('script#site-context[type$=json]')
  try {
    const context = script && parseJson(contentOf(script))
    return context && typeof context === 'object' ? { ...context } : {}
  } catch {
    // `ashlar check` names it.
    return {}
  }
}

/** The language that an element or the closest one around it states; empty if only the page has one. */
function languageOf(element: PageElement, around: PageElement | undefined): string {
  const stating = attributeOf(element, 'lang') ? element : around
  return stating && stating.name !== 'html' ? (attributeOf(stating, 'lang') ?? '') : ''
}
