import type { Translations } from '../translator'
import { forms } from './ar/forms'
import { media } from './ar/media'
import { shop } from './ar/shop'
import { site } from './ar/site'

/** What visitors read, in Arabic. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop }
