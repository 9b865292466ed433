/** What the shop sells; an id ends the path of one product. */
export const PRODUCTS_PATH = '/api/commerce/products'

/** A product's reviews stand below it. */
export const reviewsPath = (itemId: string): string => `${PRODUCTS_PATH}/${itemId}/reviews`

/** What a buyer says about a piece; the order proves that it was bought. */
export const REVIEWS_PATH = '/api/commerce/reviews'
