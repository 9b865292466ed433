import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    cart: {
      quantity: 'تعذّر تحديث الكمية',
      remove: 'تعذّرت إزالة المنتج',
      add: 'حدث خطأ ما',
      noSession: 'إما أن جلستك قد انتهت أو أن ملفات تعريف الارتباط غير مفعّلة. لا يمكننا المتابعة إلى الدفع.',
      minimum: 'لإتمام الشراء، يجب ألا يقل المجموع الفرعي لطلبك عن {0}.',
      slow: 'ما زلنا نحاول: المتجر بطيء في الرد.',
      closed: 'المتجر مغلق: لا يمكن طلب أي شيء هنا.',
      askAt: 'للطلب، يرجى الكتابة إلى {0}.',
    },
  },
  de: {
    cart: {
      quantity: 'Die Menge konnte nicht geändert werden',
      remove: 'Der Artikel konnte nicht entfernt werden',
      add: 'Etwas ist schiefgelaufen',
      noSession:
        'Entweder ist Ihre Sitzung abgelaufen, oder Cookies sind nicht erlaubt. Wir können nicht zur Kasse weitergehen.',
      minimum: 'Um zur Kasse zu gehen, muss die Zwischensumme Ihrer Bestellung mindestens {0} betragen.',
      slow: 'Wir versuchen es weiter: Der Shop antwortet langsam.',
      closed: 'Der Shop ist geschlossen: Hier kann nichts bestellt werden.',
      askAt: 'Zum Bestellen schreiben Sie bitte an {0}.',
    },
  },
  es: {
    cart: {
      quantity: 'No se ha podido actualizar la cantidad',
      remove: 'No se ha podido quitar el artículo',
      add: 'Algo ha salido mal',
      noSession:
        'Su sesión ha caducado o las cookies no están habilitadas. No podemos continuar con el pago.',
      minimum: 'Para tramitar el pedido, el subtotal debe ser de {0} como mínimo.',
      slow: 'Seguimos intentándolo: la tienda tarda en responder.',
      closed: 'La tienda está cerrada: aquí no se puede pedir nada.',
      askAt: 'Para hacer un pedido, escriba a {0}.',
    },
  },
  fr: {
    cart: {
      quantity: 'Impossible de modifier la quantité',
      remove: 'Impossible de retirer l’article',
      add: 'Une erreur s’est produite',
      noSession:
        'Soit votre session a expiré, soit les cookies ne sont pas activés. Nous ne pouvons pas passer au paiement.',
      minimum: 'Pour passer commande, le sous-total doit être d’au moins {0}.',
      slow: 'Nouvel essai en cours\u00a0: la boutique met du temps à répondre.',
      closed: 'La boutique est fermée\u00a0: il n’est pas possible de commander ici.',
      askAt: 'Pour commander, veuillez écrire à {0}.',
    },
  },
  ja: {
    cart: {
      quantity: '数量を変更できません',
      remove: '商品を削除できません',
      add: '問題が発生しました',
      noSession: 'セッションの有効期限が切れているか、Cookieが有効になっていません。購入手続きに進めません。',
      minimum: '購入手続きに進むには、小計が{0}以上である必要があります。',
      slow: '引き続き試しています。ショップからの応答に時間がかかっています。',
      closed: 'ショップは閉店中です。こちらではご注文いただけません。',
      askAt: 'ご注文は {0} までご連絡ください。',
    },
  },
} satisfies TranslationTable
