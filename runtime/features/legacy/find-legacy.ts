import { VIEW_MODULES } from '../../../src/site/view-modules'
import { blockName, within } from '../../page/watch-page'
import { CONTENT, LEGACY_KINDS, type LegacyKind, SLIDE_LISTS } from './legacy-table'

/** A block in foreign markup: the element whose children it takes. */
export interface LegacyBlock {
  readonly host: Element
  readonly kind: LegacyKind
}

/** Around markup that no element carries. */
const WRAPPER = 'data-ashlar-adopted'

/** A video that stands in the slide of a gallery, without an element of its own around it. */
export const VIDEO_IN_SLIDE = `[${WRAPPER}] > :is(.sqs-video-wrapper, .sqs-native-video)`

/** Marks a host whose data is a copy of its carrier's. */
const LENT = 'data-ashlar-lent'

const CARRIERS = LEGACY_KINDS.map(({ selector }) => selector).join()

/** The blocks that `root` is or holds; one inside the markup of another only where it has a carrier of its own. */
export function findLegacy(root: ParentNode): LegacyBlock[] {
  const carried = within(root, CARRIERS).flatMap(element => {
    const kind = LEGACY_KINDS.find(({ selector }) => element.matches(selector))
    // The page's own word for it wins.
    return kind && !isNamed(element) ? { host: hostIn(element, kind), kind } : []
  })
  const bare = LEGACY_KINDS.flatMap(kind =>
    (kind.bare ? within(root, kind.bare) : [])
      .filter(element => !isTaken(element))
      .map(element => ({ host: wrap([element], readJson(element, kind)), kind })),
  )
  const slides = LEGACY_KINDS.flatMap(kind =>
    (kind.inSlides ? within(root, kind.inSlides) : [])
      .filter(isInSlide)
      .map(element => ({ host: wrap([element], readJson(element, kind)), kind })),
  )
  return [...carried, ...bare, ...slides]
}

/** Leaves the page without the marks that `findLegacy` has made. */
export function forgetLegacy(page: Document): void {
  for (const host of page.querySelectorAll(`[${LENT}]`)) {
    host.removeAttribute('data-block-json')
    host.removeAttribute(LENT)
  }
  for (const wrapper of page.querySelectorAll(`[${WRAPPER}]`)) wrapper.replaceWith(...wrapper.childNodes)
}

function hostIn(carrier: Element, kind: LegacyKind): Element {
  const host = carrier.querySelector(CONTENT) ?? carrier
  const json = carrier.getAttribute('data-block-json') ?? readJson(carrier, kind)
  if (json !== undefined) lend(host, json)
  return host
}

/** Gives a host its block's data until the site is destroyed, unless it has some. */
export function lend(host: Element, json: string): void {
  if (host.hasAttribute('data-block-json')) return
  host.setAttribute('data-block-json', json)
  host.setAttribute(LENT, '')
}

/** The data of a block whose markup says it elsewhere than in `data-block-json`. */
function readJson(carrier: Element, { readData }: LegacyKind): string | undefined {
  const data = readData?.(carrier)
  return data && JSON.stringify(data)
}

/**
 * Puts a host around elements that stand beside each other.
 *
 * @param json the block's data.
 * @param place where the host stands, last, if there are no elements.
 */
export function wrap(elements: readonly Element[], json?: string, place?: Element): Element {
  const wrapper = document.createElement('div')
  wrapper.setAttribute(WRAPPER, '')
  if (json !== undefined) wrapper.setAttribute('data-block-json', json)
  if (elements[0]) elements[0].before(wrapper)
  else place?.append(wrapper)
  wrapper.append(...elements)
  return wrapper
}

/** Whether a block has the element, or will have it. */
export function isTaken(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isBlock(at)) return true
  return false
}

function isBlock(element: Element): boolean {
  return isNamed(element) || element.matches(`${CARRIERS}, [${WRAPPER}]`)
}

/** Whether the page itself names the block that the element is or carries; a view is none. */
function isNamed(element: Element): boolean {
  const name = blockName(element)
  return name !== null && !(VIEW_MODULES as readonly string[]).includes(name)
}

/** Whether the element stands in a gallery, and no block between the two has it, or will have it. */
function isInSlide(element: Element): boolean {
  const gallery = element.closest(SLIDE_LISTS)
  for (let at: Element | null = element; gallery && at !== gallery; at = at.parentElement) {
    if (!at || isBlock(at)) return false
  }
  return gallery !== null
}
