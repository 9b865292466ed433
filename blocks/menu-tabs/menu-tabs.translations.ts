import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'menu-tabs': { label: 'قوائم الطعام' } },
  de: { 'menu-tabs': { label: 'Speisekarten' } },
  es: { 'menu-tabs': { label: 'Cartas y menús' } },
  fr: { 'menu-tabs': { label: 'Cartes et menus' } },
  ja: { 'menu-tabs': { label: 'メニュー' } },
} satisfies TranslationTable
