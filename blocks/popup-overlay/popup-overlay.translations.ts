import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'popup-overlay': { label: 'رسالة من هذا الموقع', close: 'إغلاق' } },
  de: { 'popup-overlay': { label: 'Eine Nachricht dieser Website', close: 'Schließen' } },
  es: { 'popup-overlay': { label: 'Un mensaje de este sitio', close: 'Cerrar' } },
  fr: { 'popup-overlay': { label: 'Un message de ce site', close: 'Fermer' } },
  ja: { 'popup-overlay': { label: 'このサイトからのお知らせ', close: '閉じる' } },
} satisfies TranslationTable
