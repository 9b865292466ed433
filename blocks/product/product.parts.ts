/** The server's elements that a product takes over. */
export interface ProductParts {
  readonly button: HTMLElement
  /** Contains the button's text. */
  readonly label: HTMLElement
  /** The form around the variants, the quantity and the button, for native submission. */
  readonly form: HTMLFormElement | null
  readonly quantity: HTMLInputElement | null
  readonly price: HTMLElement | null
  /** The element of weight and dimensions. */
  readonly measures: HTMLElement | null
  /** The product's own fields: the recipient of a gift card. */
  readonly fields: readonly Field[]
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Prefix of such a field's name; the rest is the name of its answer in the order. */
const FIELD_PREFIX = 'field:'

/**
 * Finds the elements; undefined if nothing can be bought, as when the server has rendered the product as sold
 * out.
 */
export function findParts(host: HTMLElement): ProductParts | undefined {
  // Elements of a nested block, such as another product, are excluded.
  const own = <Found extends HTMLElement>(selector: string): Found | null =>
    [...host.querySelectorAll<Found>(selector)].find(found => found.closest('ashlar-product') === host) ??
    null
  const button = own('.sqs-add-to-cart-button')
  if (!button) return undefined
  return {
    button,
    label: button.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner') ?? button,
    form: button.closest('form'),
    quantity: own<HTMLInputElement>('.product-quantity-input input'),
    price: own('.product-price'),
    measures: own('.product-measures'),
    fields: [...host.querySelectorAll<Field>(`[name^="${FIELD_PREFIX}"]`)],
  }
}

/** Returns the answers to the product's fields as JSON; undefined if there are none. */
export function answersOf(fields: readonly Field[]): string | undefined {
  const answers = fields
    .map(({ name, value }) => [name.slice(FIELD_PREFIX.length), value.trim()])
    .filter(([, value]) => value)
  return answers.length > 0 ? JSON.stringify(Object.fromEntries(answers)) : undefined
}
