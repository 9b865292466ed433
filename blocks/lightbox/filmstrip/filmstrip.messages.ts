import { translatable } from '../../../src/locale/core/translatable'

/** The texts of the filmstrip, loaded with it. */
export const MESSAGES = translatable('lightbox-filmstrip', {
  choose: 'Choose slide',
  slide: (position: string): string => `Slide ${position}`,
})
