import { isBoot, placeInHead } from '../adopt/add-tag'
import { pageBlocks } from '../adopt/page-blocks'
import type { Edit } from '../html/edits'
import { attributeOf, type Page, type PageElement, placeOf } from '../html/page'
import type { PageRelease } from './page-release'
import { MARK } from './undo'

/** Parts that are added to a page's head. */
export interface HeadParts {
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
  const sheet = page.select('link[rel=stylesheet][href]').find(isStaticSheet)
  const names = release ? kindsOf(page).filter(name => release.scripts.has(name)) : []
  const styles = new Set<string>()
  for (const name of isLinked ? [] : names) styles.add((await release?.styleOf(name)) ?? '')
  const css = [...styles, ...(hasSizes ? [SIZED] : [])].join('')
  const files = release ? preloadsOf(page, release, names) : []
  const html = [
    ...(css ? [`<style ${MARK}="">${ascii(css)}</style>`] : []),
    ...files.map(
      file =>
        `<link ${MARK}="" rel="modulepreload" href="${release?.base}${file}" integrity="${release?.integrity.get(file)}">`,
    ),
  ].join('')
  const at = sheet ? placeOf(sheet)?.endOffset : boot && placeOf(boot)?.startOffset
  if (!html) return { edits: [], preloads: 0 }
  const start = at ?? placeInHead(page)
  return {
    edits: [
      { start, end: start, text: html },
      ...(sheet && names.length && !isLinked ? replaced(sheet) : []),
    ],
    preloads: files.length,
  }
}

const isStaticSheet = (link: PageElement): boolean =>
  /(^|\/)ashlar\.css([?#]|$)/.test(attributeOf(link, 'href') ?? '')

/** Keeps a sheet from delaying the first paint. A browser takes the first of two attributes of a name. */
function replaced(sheet: PageElement): Edit[] {
  const start = placeOf(sheet)?.startOffset
  if (start === undefined) return []
  const at = start + 1 + sheet.name.length
  return [{ start: at, end: at, text: ' data-prerendered-media="" media="not all"' }]
}

/** The kinds of blocks on a page, in its order. */
function kindsOf(page: Page): string[] {
  const alive = pageBlocks(page).filter(({ state }) => state === 'alive')
  return [...new Set(alive.map(({ name }) => name))]
}

function preloadsOf(page: Page, release: PageRelease, names: readonly string[]): string[] {
  const waiting = new Set(page.select('[data-load=interaction], [data-load^=media]').map(({ name }) => name))
  const first = names.filter(name => !waiting.has(`ashlar-${name}`)).slice(0, MAX_PRELOADED)
  const files = new Set(first.flatMap(name => release.scripts.get(name) ?? []))
  return [...files].filter(file => release.integrity.get(file))
}

/** The style sheet in ASCII, because the page may be in any encoding. */
const ascii = (css: string): string =>
  css.replace(/[^\0-\x7f]/gu, letter => `\\${letter.codePointAt(0)?.toString(16)} `)
