/** Window widths in px at which layouts change [TOK-01]. */
export const BREAKPOINTS_PX = [800, 1024] as const

/** Heights in px of the devices that layouts are previewed on [TOK-02]. */
export const DEVICE_HEIGHTS_PX = [926, 1024, 1366] as const

/** [TOK-05] */
export const FONT_SIZES_PX = [9.75, 11, 12, 14, 16, 19, 22, 28] as const

/** [TOK-05] */
export const FONT_WEIGHTS = [400, 500, 600] as const

/** [TOK-05] */
export const LINE_HEIGHTS_PX = [11, 16, 22, 24, 28, 32] as const

/** [TOK-06] */
export const SPACING_PX = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const

/** [TOK-06] */
export const RADII_PX = [0, 4, 8] as const

/** [TOK-07] */
export const DURATIONS_MS = [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600] as const

/** Families of the colour palette; their shades belong to the theme [TOK-08]. */
export const COLOR_FAMILIES = ['blue', 'green', 'red', 'pink', 'orange', 'gray'] as const
