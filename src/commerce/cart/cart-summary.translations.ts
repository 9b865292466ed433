import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    'cart-count': {
      spoken:
        '{0, plural, =0 {السلة فارغة} zero {السلة فارغة} one {منتج واحد في السلة} two {منتجان في السلة} few {# منتجات في السلة} many {# منتجًا في السلة} other {# منتج في السلة}}، المجموع الفرعي {1}',
    },
  },
  de: {
    'cart-count': {
      spoken:
        '{0, plural, =0 {Der Warenkorb ist leer} one {# Artikel im Warenkorb} other {# Artikel im Warenkorb}}, Zwischensumme {1}',
    },
  },
  es: {
    'cart-count': {
      spoken:
        '{0, plural, =0 {El carrito está vacío} one {# artículo en el carrito} many {# de artículos en el carrito} other {# artículos en el carrito}}, subtotal {1}',
    },
  },
  fr: {
    'cart-count': {
      spoken:
        '{0, plural, =0 {Le panier est vide} one {# article dans le panier} many {# d’articles dans le panier} other {# articles dans le panier}}, sous-total {1}',
    },
  },
  ja: {
    'cart-count': { spoken: '{0, plural, =0 {カートは空です} other {カートに商品が#点あります}}、小計{1}' },
  },
} satisfies TranslationTable
