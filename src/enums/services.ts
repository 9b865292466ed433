/** Services that a site can be connected with: those of about 80 that have a name here (B3 L172). */
export const SERVICES = { facebook: 2, stripe: 15, square: 76, weglot: 80 } as const
