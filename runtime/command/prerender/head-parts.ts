import { CONTEXT, isBoot, placeInHead } from '../adopt/add-tag'
import { carriersOf } from '../adopt/page-blocks'
import { blockNameOf } from '../check/check-blocks'
import type { Edit } from '../html/edits'
import { attributeOf, contentOf, type Page, type PageElement, placeOf } from '../html/page'
import type { PageRelease } from './page-release'
import { MARK } from './undo'

/** Parts that are added to a page's head. */
interface HeadParts {
  readonly edits: readonly Edit[]
  /** Files that the page preloads. */
  readonly preloads: number
}

/** Kinds of blocks whose scripts a page preloads, in its order: the others load as the visitor approaches them. */
const MAX_PRELOADED = 3

/** Keeps the ratio of pictures whose size was added, where the page's own rules set one side only. */
const SIZED = '@layer ashlar{:where(img[data-prerendered-size]){height:auto}}'

/**
 * The static styles of a page's blocks instead of the linked sheet of all, and preloads of what its first blocks need.
 *
 * @param hasSizes the page has pictures whose size was added.
 * @param isLinked the sheet stays linked.
 */
export async function headParts(
  page: Page,
  release: PageRelease | undefined,
  { hasSizes, isLinked }: { readonly hasSizes: boolean; readonly isLinked: boolean },
): Promise<HeadParts> {
  const boot = page.elements.find(isBoot)
  const sheets = page.select('link[rel=stylesheet][href]').filter(isStaticSheet)
  const kinds = release ? kindsOf(page).filter(({ name }) => release.scripts.has(name)) : []
  const styles = new Set<string>()
  for (const { name, sheet } of isLinked ? [] : kinds) styles.add((await release?.styleOf(name, sheet)) ?? '')
  const [context] = page.select(CONTEXT)
  const isAdopted = asksForAdoption(page, context)
  if (isAdopted && kinds.length && !isLinked) styles.add((await release?.styleOf('features', 'legacy')) ?? '')
  const css = [...styles, ...(hasSizes ? [SIZED] : [])].join('')
  const hasFeatures = context !== undefined || isAdopted
  const files = release ? preloadsOf(page, release, { kinds, hasFeatures, isAdopted }) : []
  // Scripts before the largest picture would delay it on a slow line: they are requested first.
  const priority = page.select('img[fetchpriority=high]').length > 0 ? ' fetchpriority="low"' : ''
  const html = [
    ...(css ? [`<style ${MARK}="">${ascii(css)}</style>`] : []),
    ...files.map(
      file =>
        `<link ${MARK}="" rel="modulepreload"${priority} href="${release?.base}${file}" integrity="${release?.integrity.get(file)}">`,
    ),
  ].join('')
  const last = sheets.at(-1)
  const at = last ? placeOf(last)?.endOffset : boot && placeOf(boot)?.startOffset
  if (!html) return { edits: [], preloads: 0 }
  const start = at ?? placeInHead(page)
  return {
    edits: [
      { start, end: start, text: html },
      ...(kinds.length && !isLinked ? sheets.flatMap(replaced) : []),
    ],
    preloads: files.length,
  }
}

const isStaticSheet = (link: PageElement): boolean =>
  /(^|\/)(ashlar|legacy)\.css([?#]|$)/.test(attributeOf(link, 'href') ?? '')

/** Keeps a sheet from delaying the first paint. A browser takes the first of two attributes of a name. */
function replaced(sheet: PageElement): Edit[] {
  const start = placeOf(sheet)?.startOffset
  if (start === undefined) return []
  const at = start + 1 + sheet.name.length
  return [{ start: at, end: at, text: ' data-prerendered-media="" media="not all"' }]
}

/** A kind of block on a page, and the static style sheet that it needs there. */
interface Kind {
  readonly name: string
  readonly sheet: 'static' | 'legacy'
  readonly element: PageElement
}

/** The kinds of blocks on a page, in its order: its own elements, and those that carry blocks in exported markup. */
function kindsOf(page: Page): Kind[] {
  const carriers = carriersOf(page)
  return page.elements.flatMap((element): Kind[] => {
    const own = blockNameOf(element)
    const carried = carriers.get(element)
    if (own !== undefined) return [{ name: own, sheet: 'static', element }]
    return carried === undefined ? [] : [{ name: carried, sheet: 'legacy', element }]
  })
}

/** Whether the page asks for the markup of exported sites to be adopted, by its context or by its tag. */
function asksForAdoption(page: Page, context: PageElement | undefined): boolean {
  const isAsked = (script: PageElement): boolean => attributeOf(script, 'data-adopt') === 'legacy'
  return (
    (context !== undefined && /"adopt"\s{0,20}:\s{0,20}"legacy"/.test(contentOf(context))) ||
    page.elements.some(element => isBoot(element) && isAsked(element))
  )
}

interface Needs {
  readonly kinds: readonly Kind[]
  readonly hasFeatures: boolean
  readonly isAdopted: boolean
}

function preloadsOf(page: Page, release: PageRelease, { kinds, hasFeatures, isAdopted }: Needs): string[] {
  const waiting = new Set(page.select('[data-load=interaction], [data-load^=media]').map(({ name }) => name))
  const names = [...new Set(kinds.map(({ name }) => name))]
  const first = names.filter(name => !waiting.has(`ashlar-${name}`)).slice(0, MAX_PRELOADED)
  const features = hasFeatures ? ['features'] : []
  const files = new Set([
    ...first.flatMap(name => release.scripts.get(name) ?? []),
    ...kinds.filter(({ name }) => first.includes(name)).flatMap(kind => variantFiles(release, kind)),
    ...features.flatMap(name => release.scripts.get(name) ?? []),
    ...(isAdopted ? release.adoption : []),
  ])
  return [...files].filter(file => release.integrity.get(file))
}

/** The files of the variants that an element shows, as `core` finds them. */
function variantFiles({ variants }: PageRelease, { name, element }: Kind): string[] {
  const json = attributeOf(element, 'data-block-json') ?? ''
  const shown = variants.get(name)?.filter(({ values }) => values.some(value => json.includes(`"${value}"`)))
  return shown?.flatMap(({ js }) => js) ?? []
}

/** The style sheet in ASCII, because the page may be in any encoding. */
const ascii = (css: string): string =>
  css.replace(/[^\0-\x7f]/gu, letter => `\\${letter.codePointAt(0)?.toString(16)} `)
