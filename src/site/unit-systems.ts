/** Pounds and inches, or kilograms and centimetres. */
export const UNIT_SYSTEMS = { imperial: 1, metric: 2 } as const

/** The name of a system of units. */
export type UnitSystem = keyof typeof UNIT_SYSTEMS
