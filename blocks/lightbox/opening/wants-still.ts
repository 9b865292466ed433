/** Returns whether the visitor prefers reduced motion: then nothing glides. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
