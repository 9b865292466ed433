/** Pounds and inches, or kilograms and centimetres (B3 L168). */
export const UNIT_SYSTEMS = { imperial: 1, metric: 2 } as const
