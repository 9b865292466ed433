import type { Translations } from '../translator/translator'
import { forms } from './ja/forms'
import { media } from './ja/media'
import { shop } from './ja/shop'
import { site } from './ja/site'
import { visit } from './ja/visit'

/** What visitors read, in Japanese. */
export const translations: Translations = { ...media, ...site, ...forms, ...shop, ...visit }
