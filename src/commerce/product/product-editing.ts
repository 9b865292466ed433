import { MAX_SKU_LENGTH } from '../../calls/limits'

const GENERATED_DIGITS = 7

/** Whether the text is a valid SKU: neither empty nor too long. */
export const isSku = (text: string): boolean => text.trim() !== '' && text.length <= MAX_SKU_LENGTH

/**
 * Generates a SKU: 'SQ' and 7 digits.
 *
 * @param random returns numbers from 0 to below 1.
 */
export const generateSku = (random: () => number = Math.random): string =>
  `SQ${[...Array(GENERATED_DIGITS)].map(() => Math.floor(random() * 10)).join('')}`

const LABELS: Readonly<Record<string, string>> = {
  PUBLISHED: 'Available',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Hidden',
}

/** The label of a product's workflow state. */
export const workflowLabel = (state: string): string =>
  (Object.hasOwn(LABELS, state) && LABELS[state]) || 'Unsupported'
