import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    reviews: {
      noRating: 'يرجى اختيار تقييم بالنجوم',
      already: 'سبق أن قيّمت عملية الشراء هذه',
      expired: 'انتهت صلاحية طلب التقييم',
      nothing: 'لا توجد منتجات لتقييمها',
      again: 'يرجى محاولة إرسال تقييمك مرة أخرى',
    },
  },
  de: {
    reviews: {
      noRating: 'Bitte wählen Sie eine Sternebewertung aus',
      already: 'Sie haben diesen Kauf bereits bewertet',
      expired: 'Ihre Einladung zur Bewertung ist abgelaufen',
      nothing: 'Es gibt keine Produkte zu bewerten',
      again: 'Versuchen Sie, Ihre Bewertung erneut zu senden',
    },
  },
  es: {
    reviews: {
      noRating: 'Seleccione una puntuación con estrellas',
      already: 'Ya ha valorado esta compra',
      expired: 'Su solicitud de valoración ha caducado',
      nothing: 'No hay productos que valorar',
      again: 'Intente enviar su valoración de nuevo',
    },
  },
  fr: {
    reviews: {
      noRating: 'Veuillez choisir un nombre d’étoiles',
      already: 'Vous avez déjà donné votre avis sur cet achat',
      expired: 'Votre invitation à donner un avis a expiré',
      nothing: 'Il n’y a aucun produit à évaluer',
      again: 'Réessayez d’envoyer votre avis',
    },
  },
  ja: {
    reviews: {
      noRating: '星の数を選択してください',
      already: 'この購入商品のレビューはすでに投稿されています',
      expired: 'レビュー依頼の有効期限が切れています',
      nothing: 'レビューする商品がありません',
      again: 'もう一度レビューを送信してください',
    },
  },
} satisfies TranslationTable
