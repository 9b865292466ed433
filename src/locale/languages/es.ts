import type { Translations } from '../translator/translator'
import { forms } from './es/forms'
import { media } from './es/media'
import { shop } from './es/shop'
import { site } from './es/site'
import { visit } from './es/visit'

/** What visitors read, in Spanish. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop, ...visit }
