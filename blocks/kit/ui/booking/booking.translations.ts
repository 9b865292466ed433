import type { TranslationTable } from '../../../../src/locale/translator/translator'

export default {
  ar: {
    booking: {
      link: 'حجز طاولة عبر {0}',
      linkAt: 'حجز طاولة في {1} عبر {0}',
      show: 'الحجز هنا في هذه الصفحة',
      notice: 'يأتي نموذج الحجز من {0}، الذي سيعلم عندئذٍ بوجودك هنا.',
      loading: 'يجري تحميل نموذج الحجز…',
      failed: 'تعذّر تحميل نموذج الحجز. يمكن الوصول إليه عبر الرابط.',
    },
  },
  de: {
    booking: {
      link: 'Tisch über {0} reservieren',
      linkAt: 'Tisch bei {1} über {0} reservieren',
      show: 'Hier auf dieser Seite reservieren',
      notice: 'Das Formular kommt von {0}; dort wird dann sichtbar, dass Sie hier sind.',
      loading: 'Das Formular wird geladen\u00a0…',
      failed: 'Das Formular konnte nicht geladen werden. Der Link führt zu ihm.',
    },
  },
  es: {
    booking: {
      link: 'Reservar mesa en {0}',
      linkAt: 'Reservar mesa en {1} a través de {0}',
      show: 'Reservar aquí, en esta página',
      notice: 'El formulario procede de {0}, que sabrá entonces que usted está aquí.',
      loading: 'El formulario se está cargando…',
      failed: 'No se ha podido cargar el formulario. El enlace lleva a él.',
    },
  },
  fr: {
    booking: {
      link: 'Réserver une table sur {0}',
      linkAt: 'Réserver une table chez {1} sur {0}',
      show: 'Réserver ici, sur cette page',
      notice: 'Le formulaire provient de {0}, qui saura alors que vous êtes ici.',
      loading: 'Chargement du formulaire…',
      failed: 'Le formulaire n’a pas pu être chargé. Le lien y mène.',
    },
  },
  ja: {
    booking: {
      link: '{0}でテーブルを予約',
      linkAt: '{1}のテーブルを{0}で予約',
      show: 'このページで予約する',
      notice: 'フォームは{0}から読み込まれ、閲覧していることが{0}に伝わります。',
      loading: 'フォームを読み込んでいます…',
      failed: 'フォームを読み込めませんでした。リンク先からご予約ください。',
    },
  },
} satisfies TranslationTable
