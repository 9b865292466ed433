import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'pinterest-overlay': { save: 'حفظ', label: 'حفظ هذه الصورة على Pinterest' } },
  de: { 'pinterest-overlay': { save: 'Merken', label: 'Dieses Bild auf Pinterest merken' } },
  es: { 'pinterest-overlay': { save: 'Guardar', label: 'Guardar esta imagen en Pinterest' } },
  fr: { 'pinterest-overlay': { save: 'Enregistrer', label: 'Enregistrer cette image sur Pinterest' } },
  ja: { 'pinterest-overlay': { save: '保存', label: 'この画像をPinterestに保存' } },
} satisfies TranslationTable
