/** ISO 4217 code of the currency of a store that names none [CTX-20]. */
export const DEFAULT_CURRENCY = 'USD' as const
