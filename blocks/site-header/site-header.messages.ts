import { translatable } from '../../src/locale/core/translatable'

/** The accessible names and texts of the header's controls. */
export const SITE_HEADER_MESSAGES = translatable('site-header', {
  /** The burger button, and the menu that it opens. */
  menu: 'Menu',
  /** Leaves a folder of the menu. */
  back: 'Back',
  /** The button that opens a folder whose name is also a link. */
  folder: (name: string): string => `More in ${name}`,
})
