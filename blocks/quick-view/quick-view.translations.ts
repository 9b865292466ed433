import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'quick-view': {
      name: 'منتج',
      loading: 'يجري التحميل…',
      failed: 'تعذّر عرض هذا المنتج هنا.',
      page: 'عرض الصفحة الكاملة',
    },
  },
  de: {
    'quick-view': {
      name: 'Produkt',
      loading: 'Wird geladen\u00a0…',
      failed: 'Dieses Produkt kann hier nicht angezeigt werden.',
      page: 'Ganze Seite ansehen',
    },
  },
  es: {
    'quick-view': {
      name: 'Producto',
      loading: 'Cargando…',
      failed: 'Este producto no se puede mostrar aquí.',
      page: 'Ver la página completa',
    },
  },
  fr: {
    'quick-view': {
      name: 'Produit',
      loading: 'Chargement…',
      failed: 'Ce produit ne peut pas être affiché ici.',
      page: 'Voir la page complète',
    },
  },
  ja: {
    'quick-view': {
      name: '商品',
      loading: '読み込んでいます…',
      failed: 'この商品をここに表示できません。',
      page: '商品ページを見る',
    },
  },
} satisfies TranslationTable
