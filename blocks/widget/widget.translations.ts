import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { widget: { loading: 'يجري التحميل…' } },
  de: { widget: { loading: 'Wird geladen\u00a0…' } },
  es: { widget: { loading: 'Cargando…' } },
  fr: { widget: { loading: 'Chargement…' } },
  ja: { widget: { loading: '読み込んでいます…' } },
} satisfies TranslationTable
