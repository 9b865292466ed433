import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { VIEW_MODULES } from '../../../src/site/view-modules'
import { nearest } from '../../core/lazy/nearest-word'
import { suggestName } from '../../core/lazy/suggest-name'
import { attributeOf, closestAround, contentOf, type Page, type PageElement } from '../html/page'
import type { CheckedPage, Finding } from './finding'

const PREFIX = 'ashlar-'

/** The block that an element is or hosts; `undefined` for other elements. */
export function blockNameOf(element: PageElement): string | undefined {
  return element.name.startsWith(PREFIX)
    ? element.name.slice(PREFIX.length)
    : attributeOf(element, 'data-ashlar')
}

/** Maximum number of the page's own bundles that a misspelt name is compared with. */
const MAX_OWN = 200

/** Tells why a page has no block of a name: `no block is named "gallry": did you mean gallery?`; `undefined` if it has. */
export function nameChecker(page: Page): (name: string) => string | undefined {
  const own = ownBundles(page)
  const known = new Set<string>([...BLOCK_NAMES, ...VIEW_MODULES, ...own])
  const suggested = new Map<string, string>()
  return name => {
    if (known.has(name)) return undefined
    // Each name is compared with the others once.
    const suggestion = suggested.get(name) ?? suggestName(name, own.slice(0, MAX_OWN))
    suggested.set(name, suggestion)
    return `no block is named "${name}"${suggestion}`
  }
}

/** Finds unknown names of blocks, unknown triggers, and blocks whose content is outside their element. */
export function checkBlocks({ page, finding }: CheckedPage): Finding[] {
  const problemOf = nameChecker(page)
  const paragraphs = closestAround(page, ({ name }) => name === 'p')
  return page.elements.flatMap(element => {
    const name = blockNameOf(element)
    if (name === undefined)
      return misspeltTag(element).map(message => finding('unknown-block', element, message))
    const tag = `<${element.name}>`
    const problem = problemOf(name)
    const named = problem ? [finding('unknown-block', element, problem)] : []
    const late = unknownTrigger(element).map(message => finding('unknown-option', element, message))
    const cut = reasonOfCut(element, paragraphs.has(element))
    return [...named, ...late, ...(cut ? [finding('cut-off', element, `${tag} ${cut}`)] : [])]
  })
}

/** The words of `data-load`; `media` takes a query in parentheses. */
const TRIGGERS = ['visible', 'idle', 'eager', 'interaction', 'hydrated', 'media(…)'] as const

/** Explains a `data-load` that names no trigger: the block waits for its place to come into view. */
function unknownTrigger(element: PageElement): string[] {
  const text = attributeOf(element, 'data-load')?.trim()
  if (!text || /^media\(.+\)$/s.test(text) || TRIGGERS.some(trigger => trigger === text)) return []
  const meant = nearest(text, TRIGGERS)
  const help = meant ? `did you mean ${meant}?` : `known: ${TRIGGERS.join(', ')}`
  return [`data-load="${text}" is unknown, and counts as visible; ${help}`]
}

/** Blocks whose names are also those of HTML elements. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  'audio button code dialog embed form image map marquee search summary video'.split(' '),
)

/** Explains a misspelt tag of a block, such as `<accordion>` or `<ashler-accordion>`. */
function misspeltTag({ name: tag }: PageElement): string[] {
  const [, prefix = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(tag) ?? []
  const name = nearest(prefix, [PREFIX.slice(0, -1)]) ? rest : tag
  const isMeant = BLOCK_NAMES.includes(name) && !(name === tag && (prefix || HTML_ELEMENTS.has(tag)))
  return isMeant ? [`<${tag}> is no block: did you mean <${PREFIX}${name}>?`] : []
}

function reasonOfCut(element: PageElement, isInParagraph: boolean): string | undefined {
  const place = element.sourceCodeLocation
  if (!place || place.endTag) return undefined
  if (element.name === 'p') {
    return 'ends where a list, a heading or another block of text starts: use a <div> instead of the <p>'
  }
  if (!element.name.startsWith(PREFIX)) return undefined
  if (isInParagraph) {
    return 'is cut off, because the <p> around it ends inside: move the block out of the <p>'
  }
  return `has no end tag, so that it contains the rest of the page: close it with </${element.name}>`
}

/** Names of the bundles that the page's context adds. */
function ownBundles(page: Page): string[] {
  const [context] = page.select('script#site-context[type$=json]')
  if (!context) return []
  try {
    const value = parseJson(contentOf(context))
    const rollups = isRecord(value) ? value['rollups'] : undefined
    return isRecord(rollups) ? Object.keys(rollups) : []
  } catch {
    // A finding of its own.
    return []
  }
}
