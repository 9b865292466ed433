import type { Translations } from '../translator/translator'
import { forms } from './ar/forms'
import { media } from './ar/media'
import { shop } from './ar/shop'
import { site } from './ar/site'
import { visit } from './ar/visit'

/** What visitors read, in Arabic. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop, ...visit }
