import type { TranslationTable } from '../../../../src/locale/translator/translator'

export default {
  ar: { modal: { close: 'إغلاق' } },
  de: { modal: { close: 'Schließen' } },
  es: { modal: { close: 'Cerrar' } },
  fr: { modal: { close: 'Fermer' } },
  ja: { modal: { close: '閉じる' } },
} satisfies TranslationTable
