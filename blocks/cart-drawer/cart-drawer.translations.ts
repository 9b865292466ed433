import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'cart-drawer': { title: 'سلة التسوق', viewCart: 'عرض السلة', goOn: 'متابعة التسوق' },
  },
  de: {
    'cart-drawer': {
      title: 'Warenkorb',
      viewCart: 'Warenkorb ansehen',
      goOn: 'Weiter einkaufen',
    },
  },
  es: {
    'cart-drawer': {
      title: 'Carrito',
      viewCart: 'Ver el carrito',
      goOn: 'Seguir comprando',
    },
  },
  fr: {
    'cart-drawer': {
      title: 'Panier',
      viewCart: 'Voir le panier',
      goOn: 'Continuer mes achats',
    },
  },
  ja: {
    'cart-drawer': { title: 'カート', viewCart: 'カートを見る', goOn: 'お買い物を続ける' },
  },
} satisfies TranslationTable
