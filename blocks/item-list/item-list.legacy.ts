import { keepAttributes } from '../../src/dom/core/keep-attributes'
import type { ItemListContent } from './item-list.schema'

/** The part of a controller's name, or of its class, that says the design. */
const DESIGNS = [
  [/carousel/i, 'carousel'],
  [/banner-?slideshow/i, 'banner-slideshow'],
] as const

const CONTROLLER = '[data-controller^="UserItemsList"], [class*="user-items-list-"]:has(.list-item)'

/** Copies that the builder's script has added to a saved page. */
const COPY = '[data-original-item-index]'

/**
 * Reads the list section of an exported site; `undefined` if there is none. `legacy` in `block.ts` selects the elements
 * that are adopted.
 */
export function readLegacyItems(elements: readonly HTMLElement[]): ItemListContent | undefined {
  const [controller] = elements.flatMap(element =>
    element.matches(CONTROLLER) ? [element] : [...element.querySelectorAll<HTMLElement>(CONTROLLER)],
  )
  const list = controller?.querySelector('.list-item')?.parentElement
  if (!controller || !list) return undefined

  const { dataset, className } = controller
  const names = `${dataset['controller']} ${className}`
  const design = DESIGNS.find(([pattern]) => pattern.test(names))?.[1] ?? 'simple'
  const title = controller.parentElement?.querySelector(':scope > .list-section-title')
  const arrowsOf = (side: string): HTMLElement[] => [
    ...controller.querySelectorAll<HTMLElement>(`[class*="arrow-button--${side}"]`),
  ]
  return {
    list,
    design,
    columns: Number(dataset['maxColumns'] ?? dataset['numColumns']) || 3,
    // A banner slideshow without the attribute goes round.
    loop: (dataset['isInfiniteEnabled'] ?? `${design === 'banner-slideshow'}`) === 'true',
    label: title?.textContent?.trim() ?? '',
    previousArrows: arrowsOf('left'),
    nextArrows: arrowsOf('right'),
    legacyGap: gapOf(dataset),
  }
}

/** The gap between the items of a carousel. */
function gapOf({
  spaceBetweenSlidesValue: value,
  spaceBetweenSlidesUnit: unit = 'px',
}: DOMStringMap): string {
  return value && CSS.supports('gap', value + unit) ? value + unit : '0px'
}

/** Positions that the builder's style sheet and script give a row, and that keep it from scrolling. */
const ROW: Readonly<Record<string, string>> = {
  display: 'flex',
  position: 'relative',
  left: '0',
  transform: 'none',
  overflow: 'auto hidden',
  opacity: '1',
  visibility: 'visible',
  width: '100%',
  'max-width': 'none',
}

const SLIDE: Readonly<Record<string, string>> = {
  position: 'relative',
  inset: 'auto',
  transform: 'none',
  transition: 'none',
  opacity: '1',
  visibility: 'visible',
  'pointer-events': 'auto',
  width: 'auto',
  'min-width': '0',
  'max-width': 'none',
  margin: '0',
}

/**
 * Places the items of an exported list in a row that scrolls: until then they lie far outside, where no image loads.
 * Returns how to restore them.
 */
export function placeLegacyRow(list: HTMLElement, basis: string, gap: string): () => void {
  const items = [...list.children].filter(child => child instanceof HTMLElement)
  const restores = [list, ...items].map(element => keepAttributes(element, ['style', 'aria-hidden']))
  setImportant(list, { ...ROW, gap })
  for (const item of items) {
    item.removeAttribute('aria-hidden')
    setImportant(item, item.matches(COPY) ? { display: 'none' } : { ...SLIDE, flex: `0 0 ${basis}` })
  }
  return () => {
    for (const restore of restores) restore()
  }
}

/** Overrides the page's own style sheets, which no layer contains. */
function setImportant({ style }: HTMLElement, declarations: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(declarations)) style.setProperty(name, value, 'important')
}
