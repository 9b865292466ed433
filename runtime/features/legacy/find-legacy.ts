import { dom } from '../../../src/data/core/dom'
import { VIEW_MODULES } from '../../../src/site/view-modules'
import { blockName, type Found, within } from '../../page/watch-page'
import type { LegacyKind } from './legacy-kinds'
import { CONTENT, LEGACY_KINDS, SLIDE_LISTS } from './legacy-selectors'
import { repairJson } from './read-data'

/** A block in the markup of an exported site. */
interface LegacyBlock {
  /** The element whose children the block takes. */
  readonly host: Element
  readonly kind: LegacyKind
}

/**
 * Takes charge of the blocks of an exported site that `root` is or contains.
 *
 * @param own data for blocks of one name that have none in their markup.
 */
export function adoptBlocks(
  root: ParentNode,
  found: Found,
  own?: { readonly block: string; readonly json: string },
): LegacyBlock[] {
  const blocks = findLegacy(root)
  for (const { host, kind } of blocks) {
    if (own?.block === kind.block) lend(host, own.json)
    rememberHost(host, kind.block)
    found(host, kind.block)
  }
  return blocks
}

/** Marks a host that we wrapped around markup without a carrier. */
const WRAPPER = 'data-ashlar-adopted'

/** Videos in the slides of galleries, without a carrier around them. */
export const VIDEO_IN_SLIDE = `[${WRAPPER}] > :is(.sqs-video-wrapper, .sqs-native-video)`

/** Marks a host whose data we set. */
const LENT = 'data-ashlar-lent'

const CARRIERS = LEGACY_KINDS.map(({ selector }) => selector).join()

/** The blocks that `root` is or contains. A block inside another's markup counts only if it has its own carrier. */
export function findLegacy(root: ParentNode): LegacyBlock[] {
  const carried = within(root, CARRIERS).flatMap(element => {
    const kind = LEGACY_KINDS.find(({ selector }) => element.matches(selector))
    // The page's own block wins.
    return kind && !isNamed(element) ? { host: hostIn(element, kind), kind } : []
  })
  const wrapped = (elements: readonly Element[], kind: LegacyKind): LegacyBlock[] =>
    elements.map(element => ({ host: wrap([element], readJson(element, kind)), kind }))
  const bare = LEGACY_KINDS.flatMap(kind => {
    const isKnown = remembered(isBlock)
    const found = kind.bare ? within(root, kind.bare) : []
    return wrapped(
      found.filter(element => !isTaken(element, isKnown)),
      kind,
    )
  })
  const slides = LEGACY_KINDS.flatMap(kind => {
    const isKnown = remembered(isBlock)
    const found = kind.inSlides ? within(root, kind.inSlides) : []
    return wrapped(
      found.filter(element => isInSlide(element, isKnown)),
      kind,
    )
  })
  return [...carried, ...bare, ...slides]
}

/** Removes all wrappers and data that `findLegacy` added. */
export function forgetLegacy(page: Document): void {
  for (const host of page.querySelectorAll(`[${LENT}]`)) {
    host.removeAttribute('data-block-json')
    host.removeAttribute(LENT)
  }
  for (const wrapper of page.querySelectorAll(`[${WRAPPER}]`)) wrapper.replaceWith(...wrapper.childNodes)
}

function hostIn(carrier: Element, kind: LegacyKind): Element {
  const host = carrier.querySelector(CONTENT) ?? carrier
  const own = carrier.getAttribute('data-block-json')
  const json = own === null ? readJson(carrier, kind) : repairJson(own || '{}', carrier)
  if (json !== undefined) lend(host, json)
  return host
}

/** Sets a host's data until the site is destroyed, unless it has data. */
function lend(host: Element, json: string): void {
  if (host.hasAttribute('data-block-json')) return
  host.setAttribute('data-block-json', json)
  host.setAttribute(LENT, '')
}

/** The data of a block whose markup holds it elsewhere than in `data-block-json`. */
function readJson(carrier: Element, { readData }: LegacyKind): string | undefined {
  const data = readData?.(carrier)
  return data && JSON.stringify(data)
}

/**
 * Wraps sibling elements in a host.
 *
 * @param json the block's data.
 * @param place the element that the host is appended to if there are no elements.
 */
export function wrap(elements: readonly Element[], json?: string, place?: Element): Element {
  const wrapper = dom.createElement('div')
  wrapper.setAttribute(WRAPPER, '')
  if (json !== undefined) wrapper.setAttribute('data-block-json', json)
  if (elements[0]) elements[0].before(wrapper)
  else place?.append(wrapper)
  wrapper.append(...elements)
  return wrapper
}

/** Whether the element belongs to a block, mounted or not. */
export function isTaken(element: Element, test = isBlock): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (test(at)) return true
  return false
}

/** Asks once for each element: a selector may look through all children of the one around many blocks. */
function remembered(test: (element: Element) => boolean): typeof test {
  const known = new Map<Element, boolean>()
  return element => {
    const answer = known.get(element) ?? test(element)
    known.set(element, answer)
    return answer
  }
}

function isBlock(element: Element): boolean {
  return isNamed(element) || element.matches(`${CARRIERS}, [${WRAPPER}]`)
}

/** Whether the page's own markup makes the element a block; views do not count. */
function isNamed(element: Element): boolean {
  const name = blockName(element)
  return name !== null && !(VIEW_MODULES as readonly string[]).includes(name)
}

/** Whether the element is in a gallery, and belongs to no block between the two. */
function isInSlide(element: Element, test: (element: Element) => boolean): boolean {
  const gallery = element.closest(SLIDE_LISTS)
  for (let at: Element | null = element; gallery && at !== gallery; at = at.parentElement) {
    if (!at || test(at)) return false
  }
  return gallery !== null
}

const IMAGE_OWNERS = new Set(LEGACY_KINDS.filter(kind => kind.ownsImages).map(({ block }) => block))

const hosts = new WeakMap<Element, string>()

/** Remembers that `host` carries a block. */
export function rememberHost(host: Element, block: string): void {
  hosts.set(host, block)
}

/** The element around `inner` whose block loads its images itself, and the block's name. */
export function imageOwner(inner: Element): readonly [host: Element, block: string] | undefined {
  for (let at: Element | null = inner; at; at = at.parentElement) {
    const block = hosts.get(at) ?? blockName(at)
    if (block && IMAGE_OWNERS.has(block)) return [at, block]
  }
  return undefined
}
