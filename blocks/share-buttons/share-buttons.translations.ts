import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'share-buttons': {
      email: 'البريد الإلكتروني',
      label: 'مشاركة',
      share: 'مشاركة…',
      copy: 'نسخ الرابط',
      copied: 'تم نسخ الرابط',
      copyFailed: 'تعذّر نسخ الرابط',
    },
  },
  de: {
    'share-buttons': {
      email: 'E-Mail',
      label: 'Teilen',
      share: 'Teilen\u00a0…',
      copy: 'Link kopieren',
      copied: 'Link kopiert',
      copyFailed: 'Der Link konnte nicht kopiert werden',
    },
  },
  es: {
    'share-buttons': {
      email: 'Correo electrónico',
      label: 'Compartir',
      share: 'Compartir…',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado',
      copyFailed: 'No se ha podido copiar el enlace',
    },
  },
  fr: {
    'share-buttons': {
      email: 'E-mail',
      label: 'Partager',
      share: 'Partager…',
      copy: 'Copier le lien',
      copied: 'Lien copié',
      copyFailed: 'Le lien n’a pas pu être copié',
    },
  },
  ja: {
    'share-buttons': {
      email: 'メール',
      label: '共有',
      share: '共有…',
      copy: 'リンクをコピー',
      copied: 'リンクをコピーしました',
      copyFailed: 'リンクをコピーできませんでした',
    },
  },
} satisfies TranslationTable
