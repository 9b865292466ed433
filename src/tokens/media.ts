/** Widths in px at which layouts change (B9 L368). */
export const BREAKPOINTS_PX = [800, 1024] as const

/** Heights in px of the devices that layouts are made for (B9 L368). */
export const DEVICE_HEIGHTS_PX = [926, 1024, 1366] as const

/** Media queries by device (B9 L368). A tablet gets what a desktop gets: its query never matches. */
export const MEDIA = {
  mobile: '(width <= 432px)',
  desktop: '(width > 432px)',
  tablet: 'not all',
} as const

/** Media query of the windows that have the mobile bar (B9 L368). */
export const MOBILE_BAR_MEDIA = '(width <= 1024px)'
