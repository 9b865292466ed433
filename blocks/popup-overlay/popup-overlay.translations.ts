import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'popup-overlay': { label: 'رسالة من هذا الموقع' } },
  de: { 'popup-overlay': { label: 'Eine Nachricht dieser Website' } },
  es: { 'popup-overlay': { label: 'Un mensaje de este sitio' } },
  fr: { 'popup-overlay': { label: 'Un message de ce site' } },
  ja: { 'popup-overlay': { label: 'このサイトからのお知らせ' } },
} satisfies TranslationTable
