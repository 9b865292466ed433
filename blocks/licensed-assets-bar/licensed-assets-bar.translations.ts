import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'licensed-assets-bar': { label: 'صور مرخّصة', more: 'معرفة المزيد' } },
  de: { 'licensed-assets-bar': { label: 'Lizenzierte Bilder', more: 'Mehr erfahren' } },
  es: { 'licensed-assets-bar': { label: 'Imágenes con licencia', more: 'Más información' } },
  fr: { 'licensed-assets-bar': { label: 'Images sous licence', more: 'En savoir plus' } },
  ja: { 'licensed-assets-bar': { label: 'ライセンス画像', more: '詳細' } },
} satisfies TranslationTable
