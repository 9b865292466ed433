/** Font sizes in px (B9 L369). */
export const FONT_SIZES_PX = [9.75, 11, 12, 14, 16, 19, 22, 28] as const

/** Font weights (B9 L369). */
export const FONT_WEIGHTS = [400, 500, 600] as const

/** Line heights in px (B9 L369). */
export const LINE_HEIGHTS_PX = [11, 16, 22, 24, 28, 32] as const
