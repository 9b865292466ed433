import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'product-list': {
      views: 'طريقة العرض',
      grid: 'شبكة',
      list: 'قائمة',
      product: 'كبير',
      quickView: 'عرض سريع',
      'sold-out': 'نفدت الكمية',
      sale: 'تخفيض',
    },
  },
  de: {
    'product-list': {
      views: 'Ansicht',
      grid: 'Raster',
      list: 'Liste',
      product: 'Groß',
      quickView: 'Schnellansicht',
      'sold-out': 'Ausverkauft',
      sale: 'Angebot',
    },
  },
  es: {
    'product-list': {
      views: 'Vista',
      grid: 'Cuadrícula',
      list: 'Lista',
      product: 'Grande',
      quickView: 'Vista rápida',
      'sold-out': 'Agotado',
      sale: 'Oferta',
    },
  },
  fr: {
    'product-list': {
      views: 'Affichage',
      grid: 'Grille',
      list: 'Liste',
      product: 'Grand',
      quickView: 'Aperçu rapide',
      'sold-out': 'Épuisé',
      sale: 'Promo',
    },
  },
  ja: {
    'product-list': {
      views: '表示',
      grid: 'グリッド',
      list: 'リスト',
      product: '大きく表示',
      quickView: 'クイックビュー',
      'sold-out': '売り切れ',
      sale: 'セール',
    },
  },
} satisfies TranslationTable
