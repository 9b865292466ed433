import type { Translations } from '../translator/translator'
import { forms } from './fr/forms'
import { media } from './fr/media'
import { shop } from './fr/shop'
import { site } from './fr/site'
import { visit } from './fr/visit'

/** What visitors read, in French. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop, ...visit }
