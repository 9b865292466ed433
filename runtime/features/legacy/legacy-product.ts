const DETAILS = '.ProductItem-details:has(.sqs-add-to-cart-button)'

/** A product's options, quantity and button outside any block: on its own page, or anywhere. */
export const PRODUCTS = `${DETAILS}, :not(.ProductItem-details *, .sqs-block-product *):has(> .sqs-add-to-cart-button-wrapper)`
