import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'site-badge': { label: 'شارة', text: 'صُمِّم باستخدام Ashlar' } },
  de: { 'site-badge': { label: 'Plakette', text: 'Erstellt mit Ashlar' } },
  es: { 'site-badge': { label: 'Distintivo', text: 'Hecho con Ashlar' } },
  fr: { 'site-badge': { label: 'Badge', text: 'Créé avec Ashlar' } },
  ja: { 'site-badge': { label: 'バッジ', text: 'Ashlarで作成' } },
} satisfies TranslationTable
