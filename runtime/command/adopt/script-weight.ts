import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PART_SELECTORS } from '../../features/legacy/page/part-selectors'
import { attributeOf, contentOf, type Page } from '../html/page'
import { isExecutable, type RemovedScript } from './builder-scripts'
import type { LocalFiles } from './local-files'
import { mayMatch } from './page-blocks'

/** The scripts of a page, in bytes as files have them. */
export interface ScriptWeight {
  readonly before: number
  readonly after: number
  /** Scripts on other servers, which count in neither. */
  readonly unmeasured: number
}

/** The bytes of the scripts that boot.js loads for an adopted page with these blocks. */
export type ReleaseWeight = (blocks: readonly string[], page: Page) => number

/** Reads the sizes of a release from its manifest. */
export async function releaseWeight(dist: string): Promise<ReleaseWeight> {
  const {
    bundles,
    files,
    adoption = [],
    adoptedParts = {},
    variants = {},
  } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as {
    bundles: Record<string, { js: string[] }>
    files: Record<string, { bytes: number }>
    adoption?: string[]
    adoptedParts?: Record<string, string[]>
    variants?: Record<string, { values: string[]; js: string[] }[]>
  }
  return (blocks, page) => {
    const loaded = new Set([
      'boot.js',
      ...['core', 'features', ...blocks].flatMap(name => bundles[name]?.js ?? []),
      ...adoption,
      ...partsOf(page).flatMap(name => adoptedParts[name] ?? []),
      ...blocks
        .flatMap(name => variants[name] ?? [])
        .flatMap(({ values, js }) => (asks(page, values) ? js : [])),
    ])
    return [...loaded].reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0)
  }
}

/** Lists the parts beside its blocks that need scripts on a page. */
const partsOf = (page: Page): string[] =>
  Object.entries(PART_SELECTORS).flatMap(([name, selector]) =>
    mayMatch(page, selector) && page.select(selector).length > 0 ? [name] : [],
  )

/** Classes of galleries whose markup implies a design other than a grid. */
const DESIGNED = /\bgallery-(masonry|strips|slideshow|fullscreen-slideshow|reel)\b|\bProductItem-gallery\b/

/** Whether an element asks for the variant of a block. */
const asks = (page: Page, values: readonly string[]): boolean =>
  page.elements.some(element => {
    const json = attributeOf(element, 'data-block-json') ?? ''
    return (
      values.some(value => json.includes(`"${value}"`)) || DESIGNED.test(attributeOf(element, 'class') ?? '')
    )
  })

/**
 * Adds up the scripts that a page names itself.
 *
 * @param own the bytes that the page loads of the release.
 */
export function scriptWeight(
  page: Page,
  from: string,
  { files, bytes }: { files: LocalFiles; bytes: ReadonlyMap<string, number> },
  removed: readonly RemovedScript[],
  own: number,
): ScriptWeight {
  const gone = new Set(removed.map(({ element }) => element))
  let before = 0
  let kept = 0
  let unmeasured = 0
  for (const element of page.elements.filter(isExecutable)) {
    const source = attributeOf(element, 'src')
    const file = source === undefined ? undefined : files.resolve(source, from)?.file
    const size = source === undefined ? contentOf(element).length : bytes.get(file ?? '')
    if (size === undefined) unmeasured++
    else {
      before += size
      if (!gone.has(element)) kept += size
    }
  }
  return { before, after: kept + own, unmeasured }
}
