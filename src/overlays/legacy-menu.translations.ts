import type { TranslationTable } from '../locale/translator/translator'

export default {
  ar: { 'legacy-menu': { menu: 'القائمة' } },
  de: { 'legacy-menu': { menu: 'Menü' } },
  es: { 'legacy-menu': { menu: 'Menú' } },
  fr: { 'legacy-menu': { menu: 'Menu' } },
  ja: { 'legacy-menu': { menu: 'メニュー' } },
} satisfies TranslationTable
