import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'tour-dates': { tickets: 'التذاكر', soldOut: 'نفدت التذاكر', empty: 'لا توجد مواعيد حاليًا.' } },
  de: { 'tour-dates': { tickets: 'Tickets', soldOut: 'Ausverkauft', empty: 'Zurzeit keine Termine.' } },
  es: { 'tour-dates': { tickets: 'Entradas', soldOut: 'Agotadas', empty: 'No hay fechas por el momento.' } },
  fr: { 'tour-dates': { tickets: 'Billets', soldOut: 'Complet', empty: 'Aucune date pour le moment.' } },
  ja: {
    'tour-dates': { tickets: 'チケット', soldOut: '完売', empty: '現在、予定されている日程はありません。' },
  },
} satisfies TranslationTable
