/** Families of colours (B9 L372). Their shades are the theme's. */
export const COLOR_FAMILIES = ['blue', 'green', 'red', 'pink', 'orange', 'gray'] as const
