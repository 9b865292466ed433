/** Characters of a SKU at most (A5 L78). */
export const MAX_SKU_LENGTH = 60

const GENERATED_DIGITS = 7

/** The text can be a SKU: neither empty nor too long (A5 L78). */
export const isSku = (text: string): boolean => text.trim() !== '' && text.length <= MAX_SKU_LENGTH

/**
 * Makes a SKU up: 'SQ' and 7 digits (A5 L78).
 *
 * @param random gives numbers from 0 up to 1.
 */
export const generateSku = (random: () => number = Math.random): string =>
  `SQ${Array.from({ length: GENERATED_DIGITS }, () => Math.floor(random() * 10)).join('')}`
