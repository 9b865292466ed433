import type { Translations } from '../translator/translator'
import { forms } from './de/forms'
import { media } from './de/media'
import { shop } from './de/shop'
import { site } from './de/site'
import { visit } from './de/visit'

/** What visitors read, in German. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop, ...visit }
