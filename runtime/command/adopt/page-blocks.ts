import { LEGACY_MARKUP } from 'virtual:ashlar/legacy-markup'
import { parseJson } from '../../../src/data/core/json'
import { PAGE_BLOCK_TYPES } from '../../../src/spec/block-types'
import { legacyKinds } from '../../features/legacy/legacy-kinds'
import { blockNameOf, nameChecker } from '../check/check-blocks'
import { attributeOf, closestAround, type Page, type PageElement } from '../html/page'
import { offsetOf, positionAt } from '../html/position'

/** The outcome for a block of a saved page. */
export interface PageBlock {
  /** The block's name here, else the builder's. */
  readonly name: string
  readonly line: number
  readonly state: 'alive' | 'static' | 'unknown'
  /** A remark for the reader of the report. */
  readonly why?: string
}

const KINDS = legacyKinds(LEGACY_MARKUP)

/** Blocks that are complete as HTML. */
const STATIC: readonly (keyof typeof PAGE_BLOCK_TYPES)[] = [
  'html',
  'code',
  'markdown',
  'spacer',
  'horizontalRule',
  'collectionLink',
  'embed',
  'scheduling',
  'soundcloud',
]

/** Controllers of the page parts that the runtime supports, and of images that show without scripts. */
const PARTS: Readonly<Record<string, PageBlock['state']>> = {
  Header: 'alive',
  MobileOverlayToggle: 'alive',
  MobileOverlayFolders: 'alive',
  HeaderOverlay: 'alive',
  SectionWrapperController: 'alive',
  SectionDivider: 'alive',
  VideoBackground: 'alive',
  VideoBackgroundNative: 'alive',
  AuthorProfileImageLoader: 'static',
  BlogImageLoader: 'static',
}

const NAMES = new Map<string, string>(
  Object.entries(PAGE_BLOCK_TYPES).map(([name, type]) => [`${type}`, name]),
)
const STATIC_NAMES: ReadonlySet<string> = new Set<string>([
  ...STATIC,
  'website.components.spacer',
  'website.components.horizontalrule',
  'website.components.html',
  'website.components.code',
])

const known = new WeakMap<Page, ReadonlyMap<PageElement, string>>()

/** The elements of a page in the builder's markup that carry blocks, and the block of each. */
export function carriersOf(page: Page): ReadonlyMap<PageElement, string> {
  const carriers = known.get(page) ?? findCarriers(page)
  known.set(page, carriers)
  return carriers
}

function findCarriers(page: Page): ReadonlyMap<PageElement, string> {
  const carriers = new Map<PageElement, string>()
  for (const { block, selector } of KINDS) {
    for (const element of mayMatch(page, selector) ? page.select(selector) : [])
      if (!carriers.has(element)) carriers.set(element, block)
  }
  for (const { block, bare } of KINDS) {
    const found = new Set(bare && mayMatch(page, bare) ? page.select(bare) : [])
    if (found.size === 0) continue
    const carried = closestAround(page, around => carriers.has(around) || found.has(around))
    for (const element of found) {
      if (!carriers.has(element) && !carried.has(element)) carriers.set(element, block)
    }
  }
  return carriers
}

/** Lists the blocks of a page, and the parts that only the builder's scripts bring to life, in the order of the page. */
export function pageBlocks(page: Page): PageBlock[] {
  const carriers = carriersOf(page)
  const carried = closestAround(page, around => carriers.has(around))
  const problemOf = nameChecker(page)
  const line = (element: PageElement): number => positionAt(page, offsetOf(element)).line
  return page.elements.flatMap((element): PageBlock[] => {
    const own = blockNameOf(element)
    if (own !== undefined) {
      const why = problemOf(own)
      return [
        {
          name: own,
          line: line(element),
          ...(why ? { state: 'unknown', why } : { state: 'alive', ...noteOf(element) }),
        },
      ]
    }
    const block = carriers.get(element)
    if (block !== undefined) return [{ name: block, line: line(element), state: 'alive', ...noteOf(element) }]
    const type = attributeOf(element, 'data-block-type')
    if (type !== undefined) return [{ line: line(element), ...typedBlock(element, type) }]
    const controllers = attributeOf(element, 'data-controller')
    if (!controllers || carried.has(element)) return []
    const state = Object.hasOwn(PARTS, controllers) ? PARTS[controllers] : undefined
    if (state) return [{ name: controllers, line: line(element), state }]
    return [
      { name: controllers, line: line(element), state: 'unknown', why: 'the builder’s own script ran here' },
    ]
  })
}

/** Whether the page has a word of the selector; some selectors take long on deep pages. */
export const mayMatch = ({ text }: Page, selector: string): boolean =>
  (selector.match(/(?<=[.#[])[\w-]+/g) ?? []).some(word => text.includes(word))

function typedBlock(element: PageElement, type: string): Omit<PageBlock, 'line'> {
  const name = attributeOf(element, 'data-definition-name') ?? NAMES.get(type)
  if (name !== undefined && STATIC_NAMES.has(name)) return { name, state: 'static' }
  return {
    name: name ?? `type ${type}`,
    state: 'unknown',
    why: 'no block reads this kind: its HTML stays as it is',
  }
}

function noteOf(carrier: PageElement): { why?: string } {
  const json = attributeOf(carrier, 'data-block-json')
  if (!json) return {}
  try {
    parseJson(json)
    return {}
  } catch {
    return { why: 'its data is not JSON: only what stands in its HTML is read' }
  }
}
