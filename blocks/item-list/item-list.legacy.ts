import type { ItemListContent } from './item-list.schema'

/** The part of a controller's name, or of its class, that says the design. */
const DESIGNS = [
  [/carousel/i, 'carousel'],
  [/banner-?slideshow/i, 'banner-slideshow'],
] as const

const CONTROLLER = '[data-controller^="UserItemsList"], [class*="user-items-list-"]:has(.list-item)'

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
