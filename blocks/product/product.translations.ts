import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    product: {
      addToCart: 'إضافة إلى السلة',
      subscribe: 'اشتراك',
      adding: 'تجري الإضافة…',
      addedShort: 'تمت الإضافة!',
      added: '«{0}» في سلتك.',
      addedUntitled: 'المنتج في سلتك.',
      viewCart: 'عرض السلة',
      quantity: 'الكمية:',
    },
  },
  de: {
    product: {
      addToCart: 'In den Warenkorb',
      subscribe: 'Abonnieren',
      adding: 'Wird hinzugefügt\u00a0…',
      addedShort: 'Hinzugefügt!',
      added: '{0} liegt in Ihrem Warenkorb.',
      addedUntitled: 'Der Artikel liegt in Ihrem Warenkorb.',
      viewCart: 'Warenkorb ansehen',
      quantity: 'Menge:',
    },
  },
  es: {
    product: {
      addToCart: 'Añadir al carrito',
      subscribe: 'Suscribirse',
      adding: 'Añadiendo…',
      addedShort: '¡Añadido!',
      added: '{0} está en su carrito.',
      addedUntitled: 'El artículo está en su carrito.',
      viewCart: 'Ver el carrito',
      quantity: 'Cantidad:',
    },
  },
  fr: {
    product: {
      addToCart: 'Ajouter au panier',
      subscribe: 'S’abonner',
      adding: 'Ajout en cours…',
      addedShort: 'Ajouté\u00a0!',
      added: '{0} est dans votre panier.',
      addedUntitled: 'L’article est dans votre panier.',
      viewCart: 'Voir le panier',
      quantity: 'Quantité\u00a0:',
    },
  },
  ja: {
    product: {
      addToCart: 'カートに入れる',
      subscribe: '定期購入する',
      adding: '追加しています…',
      addedShort: '追加しました',
      added: '{0}をカートに入れました。',
      addedUntitled: '商品をカートに入れました。',
      viewCart: 'カートを見る',
      quantity: '数量：',
    },
  },
} satisfies TranslationTable
