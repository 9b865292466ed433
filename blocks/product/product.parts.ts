/** The server's elements that a product takes over. */
export interface ProductParts {
  readonly button: HTMLElement
  /** Holds the button's words. */
  readonly label: HTMLElement
  /** Around the variants, the quantity and the button: what a native submission would send. */
  readonly form: HTMLFormElement | null
  readonly quantity: HTMLInputElement | null
  readonly price: HTMLElement | null
  /** Place of weight and dimensions. */
  readonly measures: HTMLElement | null
  /** What the product asks for besides: the recipient of a gift card. */
  readonly fields: readonly Field[]
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Begins the name of such a field; what follows names its answer in the order. */
export const FIELD_PREFIX = 'field:'

/** Finds them; undefined where nothing can be bought, as when the server has said that it is sold out. */
export function findParts(host: HTMLElement): ProductParts | undefined {
  // What belongs to a block inside, such as another product, is its own.
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

/** The answers to what the product asks for, as JSON; undefined where nothing is answered. */
export function answersOf(fields: readonly Field[]): string | undefined {
  const answers = fields
    .map(({ name, value }) => [name.slice(FIELD_PREFIX.length), value.trim()])
    .filter(([, value]) => value)
  return answers.length > 0 ? JSON.stringify(Object.fromEntries(answers)) : undefined
}
