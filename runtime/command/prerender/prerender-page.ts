import { blockNameOf } from '../check/check-blocks'
import { type Edit, editedPage } from '../html/edits'
import { attributeOf, type Page, parsePage } from '../html/page'
import { headParts } from './head-parts'
import type { FindRelease } from './page-release'
import { pictureSizes, type ReadSize } from './picture-sizes'
import { staticHtml } from './static-html'
import { undone } from './undo'

/** The result for a page. */
export interface PrerenderedPage {
  /** The page, from the folder. */
  readonly page: string
  readonly isChanged: boolean
  /** The blocks with native HTML. */
  readonly blocks: readonly string[]
  /** Pictures that got their size. */
  readonly pictures: number
  /** Files that the page preloads. */
  readonly preloads: number
  /** The reason why the page is left unchanged. */
  readonly failed?: string
}

/** The tools that prerender a page. */
interface PrerenderTools {
  readonly findRelease: FindRelease
  readonly readSize: ReadSize
  /** The style sheet stays linked. */
  readonly isLinked: boolean
}

/**
 * Prerenders one page. What an earlier run has added is replaced.
 *
 * @throws if the page cannot be read, or if the result could not be undone.
 */
export async function prerenderPage(
  path: string,
  bytes: Buffer,
  { findRelease, readSize, isLinked }: PrerenderTools,
): Promise<{ readonly bytes: Buffer; readonly report: PrerenderedPage }> {
  const clean = undone(bytes)
  const page = parsePage(clean)
  const { edits, blocks } = await staticHtml(page)
  const sizes = await pictureSizes(page, path, readSize)
  const release = await findRelease(page, path)
  const head = await headParts(page, release, { hasSizes: sizes.length > 0, isLinked })
  const all = [...edits.map(edit => inEncodingOf(page, edit)), ...sizes, ...head.edits]
  const result = all.length ? editedPage(page, all) : clean
  if (!undone(result).equals(clean)) {
    throw new Error('elements that are not closed swallow what is added: close them')
  }
  const report = {
    page: path,
    isChanged: !result.equals(bytes),
    blocks: blocks.flatMap(block => blockNameOf(block) ?? []),
    pictures: sizes.length,
    preloads: head.preloads,
  }
  return { bytes: result, report }
}

/** Writes letters as references, unless the page says that it is UTF-8. */
function inEncodingOf(page: Page, edit: Edit): Edit {
  const isUtf8 =
    page.encoding === 'utf8' &&
    (page.hasMark ||
      page.select('meta[charset]').some(meta => /^utf-?8$/i.test(attributeOf(meta, 'charset') ?? '')))
  if (isUtf8) return edit
  return { ...edit, text: edit.text.replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`) }
}
