import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { summary: { loading: 'يجري التحميل…', readMore: 'قراءة المزيد', readMoreOf: 'قراءة المزيد: {0}' } },
  de: {
    summary: { loading: 'Wird geladen\u00a0…', readMore: 'Weiterlesen', readMoreOf: 'Weiterlesen: {0}' },
  },
  es: { summary: { loading: 'Cargando…', readMore: 'Leer más', readMoreOf: 'Leer más: {0}' } },
  fr: {
    summary: { loading: 'Chargement…', readMore: 'Lire la suite', readMoreOf: 'Lire la suite\u00a0: {0}' },
  },
  ja: { summary: { loading: '読み込んでいます…', readMore: '続きを読む', readMoreOf: '続きを読む：{0}' } },
} satisfies TranslationTable
