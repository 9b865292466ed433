import type { TranslationTable } from '../../../../src/locale/translator/translator'

export default {
  ar: { 'form-frame': { thanks: 'شكرًا لك!' } },
  de: { 'form-frame': { thanks: 'Vielen Dank!' } },
  es: { 'form-frame': { thanks: '¡Gracias!' } },
  fr: { 'form-frame': { thanks: 'Merci\u00a0!' } },
  ja: { 'form-frame': { thanks: 'ありがとうございます。' } },
} satisfies TranslationTable
