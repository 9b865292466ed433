/** Devices that the owner can look at the site as (B3 L169). */
export const DEVICE_VIEWS = ['desktop', 'phone', 'tablet'] as const

/** Widths that the fluid layout places its blocks for (B3 L169). */
export const FLUID_BREAKPOINTS = ['mobile', 'desktop'] as const
