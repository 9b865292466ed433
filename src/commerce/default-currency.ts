/** Currency of a store that names none (A9 L150, B3 L121, B9 L384). */
export const DEFAULT_CURRENCY = 'USD'
