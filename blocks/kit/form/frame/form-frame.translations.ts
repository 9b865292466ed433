import type { TranslationTable } from '../../../../src/locale/translator/translator'

export default {
  ar: { 'form-frame': { thanks: 'شكرًا لك!', honeypot: 'يرجى ترك هذا الحقل فارغًا' } },
  de: { 'form-frame': { thanks: 'Vielen Dank!', honeypot: 'Dieses Feld leer lassen' } },
  es: { 'form-frame': { thanks: '¡Gracias!', honeypot: 'Deje este campo vacío' } },
  fr: { 'form-frame': { thanks: 'Merci\u00a0!', honeypot: 'Laissez ce champ vide' } },
  ja: { 'form-frame': { thanks: 'ありがとうございます。', honeypot: 'この欄は空のままにしてください' } },
} satisfies TranslationTable
