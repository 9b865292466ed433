/** What a product is (B3 L161). */
export const PRODUCT_TYPES = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const

/** How a list of products is shown (B3 L170). */
export const PRODUCT_LIST_VIEWS = ['list', 'grid', 'product'] as const
