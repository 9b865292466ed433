import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'rss-list': { label: 'الأخبار' } },
  de: { 'rss-list': { label: 'Neues' } },
  es: { 'rss-list': { label: 'Novedades' } },
  fr: { 'rss-list': { label: 'Actualités' } },
  ja: { 'rss-list': { label: 'お知らせ' } },
} satisfies TranslationTable
