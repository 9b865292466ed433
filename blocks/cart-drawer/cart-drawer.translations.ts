import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'cart-drawer': { title: 'سلة التسوق', close: 'إغلاق', viewCart: 'عرض السلة', goOn: 'متابعة التسوق' },
  },
  de: {
    'cart-drawer': {
      title: 'Warenkorb',
      close: 'Schließen',
      viewCart: 'Warenkorb ansehen',
      goOn: 'Weiter einkaufen',
    },
  },
  es: {
    'cart-drawer': {
      title: 'Carrito',
      close: 'Cerrar',
      viewCart: 'Ver el carrito',
      goOn: 'Seguir comprando',
    },
  },
  fr: {
    'cart-drawer': {
      title: 'Panier',
      close: 'Fermer',
      viewCart: 'Voir le panier',
      goOn: 'Continuer mes achats',
    },
  },
  ja: {
    'cart-drawer': { title: 'カート', close: '閉じる', viewCart: 'カートを見る', goOn: 'お買い物を続ける' },
  },
} satisfies TranslationTable
