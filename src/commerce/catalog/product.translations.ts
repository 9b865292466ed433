import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    goods: {
      from: 'ابتداءً من {0}',
      salePrice: 'سعر التخفيض',
      originalPrice: 'السعر الأصلي',
      soldOut: 'نفدت الكمية',
      notMade: 'غير متوفر',
      choose: 'اختيار {0}',
      onlyLeft:
        '{0, plural, zero {لم يتبقَّ شيء} one {تبقّت قطعة واحدة فقط} two {تبقّت قطعتان فقط} few {تبقّت # قطع فقط} many {تبقّت # قطعة فقط} other {تبقّت # قطعة فقط}}',
      someInCart:
        '{0, plural, zero {} one {، واحدة منها في سلتك} two {، اثنتان منها في سلتك} few {، # منها في سلتك} many {، # منها في سلتك} other {، # منها في سلتك}}',
      allInCart: '، وهي في سلتك بالفعل',
      mostAtOnce:
        '{0, plural, zero {لا يمكن طلب أي قطعة.} one {يمكنك طلب قطعة واحدة على الأكثر.} two {يمكنك طلب قطعتين على الأكثر.} few {يمكنك طلب # قطع على الأكثر.} many {يمكنك طلب # قطعة على الأكثر.} other {يمكنك طلب # قطعة على الأكثر.}}',
      quantity: 'يرجى إدخال عدد صحيح أكبر من 0.',
    },
  },
  de: {
    goods: {
      from: 'ab {0}',
      salePrice: 'Angebotspreis',
      originalPrice: 'Ursprünglicher Preis',
      soldOut: 'Ausverkauft',
      notMade: 'Nicht erhältlich',
      choose: '{0} auswählen',
      onlyLeft: '{0, plural, one {Nur noch # Stück verfügbar} other {Nur noch # Stück verfügbar}}',
      someInCart: '{0, plural, one {, davon # in Ihrem Warenkorb} other {, davon # in Ihrem Warenkorb}}',
      allInCart: ', bereits in Ihrem Warenkorb',
      mostAtOnce:
        '{0, plural, one {Sie können höchstens # Stück bestellen.} other {Sie können höchstens # Stück bestellen.}}',
      quantity: 'Bitte geben Sie eine ganze Zahl über 0 ein.',
    },
  },
  es: {
    goods: {
      from: 'desde {0}',
      salePrice: 'Precio de oferta',
      originalPrice: 'Precio original',
      soldOut: 'Agotado',
      notMade: 'No disponible',
      choose: 'Seleccione: {0}',
      onlyLeft: '{0, plural, one {Solo queda #} many {Solo quedan #} other {Solo quedan #}}',
      someInCart:
        '{0, plural, one {, # de ellos en su carrito} many {, # de ellos en su carrito} other {, # de ellos en su carrito}}',
      allInCart: ', ya en su carrito',
      mostAtOnce:
        '{0, plural, one {Puede pedir # unidad como máximo.} many {Puede pedir # de unidades como máximo.} other {Puede pedir # unidades como máximo.}}',
      quantity: 'Introduzca un número entero mayor que 0.',
    },
  },
  fr: {
    goods: {
      from: 'à partir de {0}',
      salePrice: 'Prix promotionnel',
      originalPrice: 'Prix d’origine',
      soldOut: 'Épuisé',
      notMade: 'Non disponible',
      choose: 'Choisir\u00a0: {0}',
      onlyLeft:
        '{0, plural, one {Plus que # en stock} many {Plus que # en stock} other {Plus que # en stock}}',
      someInCart:
        '{0, plural, one {, dont # dans votre panier} many {, dont # dans votre panier} other {, dont # dans votre panier}}',
      allInCart: ', déjà dans votre panier',
      mostAtOnce:
        '{0, plural, one {Vous pouvez en commander # au maximum.} many {Vous pouvez en commander # au maximum.} other {Vous pouvez en commander # au maximum.}}',
      quantity: 'Veuillez saisir un nombre entier supérieur à 0.',
    },
  },
  ja: {
    goods: {
      from: '{0}から',
      salePrice: 'セール価格',
      originalPrice: '通常価格',
      soldOut: '売り切れ',
      notMade: 'お取り扱いなし',
      choose: '{0}を選択',
      onlyLeft: '残り{0}点',
      someInCart: '（うち{0}点はカートに入っています）',
      allInCart: '（すでにカートに入っています）',
      mostAtOnce: 'ご注文は{0}点までです。',
      quantity: '1以上の整数を入力してください。',
    },
  },
} satisfies TranslationTable
