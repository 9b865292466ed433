/** What tells one line of a cart from another. */
export interface LineParts {
  readonly itemId: string
  readonly sku: string
  /** What the product's own form asked for, as JSON; empty where it asks for nothing. */
  readonly additionalFields: string
}

/** The same for what becomes one line: the same variant, with the same answers to the product's own form. */
export const lineKey = ({ itemId, sku, additionalFields }: LineParts): string =>
  JSON.stringify([itemId, sku, additionalFields])
