import { isRecord, parseJson } from '../../src/data/core/json'
import { type ProductContent, UNPRICED } from './product.schema'

/** The default product type. */
const PHYSICAL = '1'

/** Reads a product from the server's HTML, including exported sites'. */
export function readProductHtml(serverNodes: readonly ChildNode[]): ProductContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const find = (selector: string): HTMLElement | undefined =>
    elements
      .flatMap(element => [element, ...element.querySelectorAll('*')])
      .find(element => element.matches(selector)) as HTMLElement | undefined

  const button = find('.sqs-add-to-cart-button')
  const title = find('.ProductItem-details-title, h1, h2')?.textContent.trim()
  if (!button) return { ...(title && { title }) }
  const { itemId, productType = PHYSICAL } = button.dataset
  return {
    ...(title && { title }),
    ...(itemId && { itemId }),
    productType,
    ...variantsIn(find('[data-variants]')),
  }
}

/** A product without options has no list of variants: the server's HTML has its price and availability. */
function variantsIn(box: HTMLElement | undefined): Pick<ProductContent, 'variants'> {
  const text = box?.dataset['variants'] || '[]'
  try {
    const variants = parseJson(text)
    if (!Array.isArray(variants) || variants.some(isRecord)) return { variants }
    return { variants: UNPRICED }
  } catch {
    // The schema reports the expected format, unless the block's JSON overrides it.
    return { variants: text }
  }
}
