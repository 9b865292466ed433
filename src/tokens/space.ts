/** Distances in px (B9 L370). */
export const SPACING_PX = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const

/** Radii of corners in px (B9 L370). */
export const RADII_PX = [0, 4, 8] as const
