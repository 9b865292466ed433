import { html } from 'hono/html'
import type { WireProduct, WireVariant } from '../../../../src/calls/products.ts'
import { PRODUCT_TYPES } from '../../../../src/commerce/product/product.ts'
import { subscriptionText } from '../../../../src/commerce/product/subscription.messages.ts'
import { measuresText } from '../../../../src/commerce/units.ts'
import { WIDTHS } from '../../../pictures/catalogue.ts'
import { displayedPrice, isSoldOut, priceText } from '../../store/prices.ts'
import { UNIT_SYSTEM } from '../../store/shop-settings.ts'
import type { Html } from '../page.ts'

/** The hosted builder's numbers for product types. */
const TYPE_NUMBERS = {
  PHYSICAL: PRODUCT_TYPES.physical,
  DIGITAL: PRODUCT_TYPES.digital,
  SERVICE: PRODUCT_TYPES.service,
  GIFT_CARD: PRODUCT_TYPES.giftCard,
} as const

/** Renders a product's `<img>` with all candidates and the builder's attributes. */
export function productImage(
  { src, alt, dimensions, focalPoint }: WireProduct['images'][number],
  { sizes, eager = false, name }: { readonly sizes: string; readonly eager?: boolean; readonly name: string },
): Html {
  const [width = '0', height = '0'] = dimensions.split('x')
  const srcset = WIDTHS.filter(candidate => candidate <= Number(width))
    .map(candidate => `${src}?format=${candidate}w ${candidate}w`)
    .join(', ')
  return html`<img class="${name}" src="${src}?format=500w" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}"
    loading="${eager ? 'eager' : 'lazy'}" data-image="${src}" data-image-dimensions="${dimensions}" data-image-focal-point="${focalPoint}">`
}

/** Renders the price and, for subscriptions, its interval. */
export function productPrice({ variants, subscriptionPlan }: WireProduct): Html {
  if (variants.length === 0) return html``
  const { price, original } = displayedPrice(variants)
  const plan = subscriptionPlan
    ? html` <span class="product-plan">${subscriptionText(subscriptionPlan)}</span>`
    : ''
  if (!original) return html`<div class="product-price">${price}${plan}</div>`
  return html`<div class="product-price"><span class="visually-hidden">Now </span>${price}
        <span class="visually-hidden">, before </span><s class="original-price">${original}</s>${plan}</div>`
}

/**
 * Renders the weight and dimensions shared by all variants; the block replaces them by those of the chosen
 * variant.
 */
export function productMeasures({ variants }: WireProduct): Html {
  const texts = new Set(
    variants.map(({ weight, len, width, height }) =>
      measuresText({ weight, lengths: len > 0 ? [len, width, height] : [] }, UNIT_SYSTEM, 'en'),
    ),
  )
  return html`<p class="product-measures">${texts.size === 1 ? [...texts][0] : ''}</p>`
}

/** Renders the product's badge: sold out, or on sale. */
export function productMark({ variants }: WireProduct): Html {
  if (isSoldOut(variants)) return html`<div class="product-mark sold-out">Sold out</div>`
  return variants.some(({ onSale }) => onSale) ? html`<div class="product-mark sale">Sale</div>` : html``
}

export interface Chosen {
  readonly options: Readonly<Record<string, string>>
  readonly quantity: string
}

/** Custom form fields by product type. */
const FIELDS: Readonly<Partial<Record<WireProduct['productType'], Html>>> = {
  GIFT_CARD: html`<fieldset class="product-fields"><legend>For somebody else? <span class="soft">All fields are optional.</span></legend>
    <label>Recipient’s name <input name="field:Recipient" maxlength="200" autocomplete="off"></label>
    <label>Recipient’s e-mail <input name="field:E-mail" type="email" maxlength="256" autocomplete="off" spellcheck="false"></label>
    <label class="product-fields__wide">Message <textarea name="field:Message" rows="3" maxlength="500"></textarea></label>
    <label>Send it on <input name="field:Date" type="date"></label>
  </fieldset>`,
}

/**
 * Renders the add-to-cart form: variants, quantity and button, in the builder's markup.
 *
 * @param expressLabel the label of an express checkout button
 */
export function addToCartForm(product: WireProduct, chosen: Chosen, expressLabel = ''): Html {
  const { itemId, collectionId, productType, variants, subscriptionPlan } = product
  if (isSoldOut(variants)) return html`<p class="sold-out-note">Currently out of stock.</p>`
  const label = expressLabel || (subscriptionPlan ? 'Subscribe' : 'Add To Cart')
  return html`<form class="ProductItem-form" method="post" action="/cart/add">
    <input type="hidden" name="itemId" value="${itemId}">${expressLabel ? html`<input type="hidden" name="express" value="true">` : ''}
    <div class="product-variants" data-item-id="${itemId}" data-variants="${JSON.stringify(variants)}">
      ${product.variantAttributeNames.map((name, index) =>
        isFewChoices(product)
          ? optionChoices(product, name, index, chosen)
          : optionSelect(product, name, index, chosen),
      )}
    </div>
    ${FIELDS[productType] ?? ''}
    <div class="product-quantity-input" data-item-id="${itemId}">
      <label class="quantity-label" for="quantity">Quantity:</label>
      <input id="quantity" name="quantity" type="number" min="1" max="9999" step="1" value="${chosen.quantity}" required inputmode="numeric">
    </div>
    <p class="product-stock" role="status">${variants.length === 1 ? stockText(variants[0]) : ''}</p>
    <div class="sqs-add-to-cart-button-wrapper">
      <button type="submit" class="sqs-add-to-cart-button sqs-button-element--primary button button--filled" data-collection-id="${collectionId}" data-item-id="${itemId}" data-product-type="${TYPE_NUMBERS[productType]}" data-use-custom-label="${subscriptionPlan ? 'true' : 'false'}" data-original-label="${label}">
        <span class="sqs-add-to-cart-button-inner">${label}</span>
      </button>
    </div>
    <p class="product-message" role="status"></p>
  </form>`
}

/** Stock at which the page shows how many are left. */
const LOW_STOCK = 5

const stockText = (variant: WireVariant | undefined): string =>
  variant && !variant.unlimited && variant.qtyInStock <= LOW_STOCK ? `Only ${variant.qtyInStock} left` : ''

/** Up to this many values are shown side by side; more become a select. */
const MAX_BUTTONS = 4

const isFewChoices = ({ variants, variantAttributeNames }: WireProduct): boolean =>
  variantAttributeNames.length === 1 && variants.length <= MAX_BUTTONS

/** Glazes, whose colours are in `shop-forms.css`. */
const SWATCHES = new Set(['sand', 'sage', 'ink', 'rust', 'cream'])

/** Radio buttons with a colour swatch where the value has one. */
function optionChoices({ variants }: WireProduct, name: string, index: number, { options }: Chosen): Html {
  return html`<fieldset class="variant-option">
    <legend class="variant-option-title">${name}</legend>
    <div class="variant-choices" data-variant-option-name="${name}">${variants.map((variant, place) => {
      const value = variant.attributes[name] ?? ''
      const id = `option-${index}-${place}`
      const swatch = SWATCHES.has(value)
      return html`<span class="variant-choice">
        <input type="radio" id="${id}" name="option:${name}" value="${value}" required${options[name] === value ? html` checked` : ''}>
        <label for="${id}">${swatch ? html`<span class="variant-swatch variant-swatch--${value}"></span>` : ''}<span>${value}${isSoldOut([variant]) ? html`<span class="visually-hidden">, sold out</span>` : ''}</span></label></span>`
    })}</div>
  </fieldset>`
}

function optionSelect({ variants }: WireProduct, name: string, index: number, { options }: Chosen): Html {
  const values = [...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))]
  const isOnlyOption = variants[0]?.optionValues.length === 1
  const id = `option-${index}`
  return html`<div class="variant-option">
    <label class="variant-option-title" for="${id}">${name}</label>
    <div class="variant-select-wrapper">
      <select id="${id}" name="option:${name}" data-variant-option-name="${name}" required>
        <option value="">Select ${name}</option>
        ${values.map(value => {
          const left = isOnlyOption
            ? variants.find(({ attributes }) => attributes[name] === value)
            : undefined
          const text = left ? `${value}${stateOf(left, variants)}` : value
          return options[name] === value
            ? html`<option value="${value}" selected>${text}</option>`
            : html`<option value="${value}">${text}</option>`
        })}
      </select>
    </div>
  </div>`
}

/** The suffix of an option: its price if prices differ, or that it is sold out. */
function stateOf(variant: WireVariant, all: readonly WireVariant[]): string {
  if (isSoldOut([variant])) return ', sold out'
  const price = ({ onSale, salePrice, price }: WireVariant): number => (onSale ? salePrice : price)
  return all.some(other => price(other) !== price(variant)) ? `, ${priceText(price(variant))}` : ''
}
