import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { archive: { label: 'الأرشيف', show: 'عرض' } },
  de: { archive: { label: 'Archiv', show: 'Anzeigen' } },
  es: { archive: { label: 'Archivo', show: 'Ver' } },
  fr: { archive: { label: 'Archives', show: 'Afficher' } },
  ja: { archive: { label: 'アーカイブ', show: '表示' } },
} satisfies TranslationTable
