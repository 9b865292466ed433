import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'cart-page': {
      problems: {
        gone: 'لم يعد هذا المنتج معروضًا للبيع. يرجى إزالته.',
        'sold-out': 'نفدت كمية هذا المنتج. يرجى إزالته.',
        'too-many':
          '{0, plural, zero {لم يتبقَّ شيء.} one {تبقّت قطعة واحدة فقط.} two {تبقّت قطعتان فقط.} few {تبقّت # قطع فقط.} many {تبقّت # قطعة فقط.} other {تبقّت # قطعة فقط.}}',
      },
    },
  },
  de: {
    'cart-page': {
      problems: {
        gone: 'Dieser Artikel wird nicht mehr verkauft. Bitte entfernen Sie ihn.',
        'sold-out': 'Dieser Artikel ist ausverkauft. Bitte entfernen Sie ihn.',
        'too-many': '{0, plural, one {Nur noch # Stück verfügbar.} other {Nur noch # Stück verfügbar.}}',
      },
    },
  },
  es: {
    'cart-page': {
      problems: {
        gone: 'Este artículo ya no está a la venta. Quítelo del carrito.',
        'sold-out': 'Este artículo está agotado. Quítelo del carrito.',
        'too-many': '{0, plural, one {Solo queda #.} many {Solo quedan #.} other {Solo quedan #.}}',
      },
    },
  },
  fr: {
    'cart-page': {
      problems: {
        gone: 'Cet article n’est plus en vente. Veuillez le retirer.',
        'sold-out': 'Cet article est épuisé. Veuillez le retirer.',
        'too-many':
          '{0, plural, one {Plus que # en stock.} many {Plus que # en stock.} other {Plus que # en stock.}}',
      },
    },
  },
  ja: {
    'cart-page': {
      problems: {
        gone: 'この商品は販売を終了しました。カートから削除してください。',
        'sold-out': 'この商品は売り切れです。カートから削除してください。',
        'too-many': '残り{0}点です。',
      },
    },
  },
} satisfies TranslationTable
