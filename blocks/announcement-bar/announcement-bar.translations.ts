import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'announcement-bar': { label: 'إعلان', close: 'إغلاق الإعلان' } },
  de: { 'announcement-bar': { label: 'Ankündigung', close: 'Ankündigung schließen' } },
  es: { 'announcement-bar': { label: 'Anuncio', close: 'Cerrar el anuncio' } },
  fr: { 'announcement-bar': { label: 'Annonce', close: 'Fermer l’annonce' } },
  ja: { 'announcement-bar': { label: 'お知らせ', close: 'お知らせを閉じる' } },
} satisfies TranslationTable
