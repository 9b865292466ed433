/** Media queries by device [TOK-03]. Tablets get the desktop's layout: their query never matches. */
export const MEDIA = {
  mobile: '(width <= 432px)',
  desktop: '(width > 432px)',
  tablet: 'not all',
} as const

/** The media query of windows with the mobile bar [TOK-04]. */
export const MOBILE_BAR_MEDIA = '(width <= 1024px)'
