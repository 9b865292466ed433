/** Pounds and inches, or kilograms and centimetres [ENUM-17]. */
export const UNIT_SYSTEMS = { imperial: 1, metric: 2 } as const
