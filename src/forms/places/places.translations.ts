import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    places: {
      suggestions: 'عناوين مقترحة',
      found:
        '{0, plural, zero {لا توجد اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
      filled: 'تم ملء العنوان.',
    },
  },
  de: {
    places: {
      suggestions: 'Vorgeschlagene Adressen',
      found: '{0, plural, one {# Vorschlag} other {# Vorschläge}}',
      filled: 'Die Adresse wurde eingetragen.',
    },
  },
  es: {
    places: {
      suggestions: 'Direcciones sugeridas',
      found: '{0, plural, one {# sugerencia} many {# sugerencias} other {# sugerencias}}',
      filled: 'Se ha rellenado la dirección.',
    },
  },
  fr: {
    places: {
      suggestions: 'Adresses suggérées',
      found: '{0, plural, one {# suggestion} many {# suggestions} other {# suggestions}}',
      filled: 'L’adresse a été remplie.',
    },
  },
  ja: {
    places: {
      suggestions: '住所の候補',
      found: '候補が{0, plural, other {#}}件あります',
      filled: '住所を入力しました。',
    },
  },
} satisfies TranslationTable
