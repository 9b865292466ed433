import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'pricing-toggle': { label: 'فترة الفوترة' } },
  de: { 'pricing-toggle': { label: 'Abrechnungszeitraum' } },
  es: { 'pricing-toggle': { label: 'Periodo de facturación' } },
  fr: { 'pricing-toggle': { label: 'Période de facturation' } },
  ja: { 'pricing-toggle': { label: '請求期間' } },
} satisfies TranslationTable
