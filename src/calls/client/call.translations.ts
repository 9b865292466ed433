import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    calls: {
      connect: 'تعذّر الاتصال…',
      unauthorized: 'طلب غير مصرّح به',
      server: 'خطأ داخلي في الخادم. يرجى إعادة المحاولة لاحقًا.',
      unavailable: 'هذه الخدمة غير متاحة مؤقتًا. يرجى إعادة المحاولة لاحقًا.',
    },
  },
  de: {
    calls: {
      connect: 'Keine Verbindung\u00a0…',
      unauthorized: 'Zugriff nicht erlaubt',
      server: 'Interner Serverfehler. Bitte versuchen Sie es später erneut.',
      unavailable: 'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später erneut.',
    },
  },
  es: {
    calls: {
      connect: 'No se puede conectar…',
      unauthorized: 'Solicitud no autorizada',
      server: 'Error interno del servidor. Inténtelo de nuevo más tarde.',
      unavailable: 'Este servicio no está disponible temporalmente. Inténtelo de nuevo más tarde.',
    },
  },
  fr: {
    calls: {
      connect: 'Connexion impossible…',
      unauthorized: 'Accès non autorisé',
      server: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
      unavailable: 'Ce service est temporairement indisponible. Veuillez réessayer plus tard.',
    },
  },
  ja: {
    calls: {
      connect: '接続できません…',
      unauthorized: '許可されていないリクエストです',
      server: 'サーバー内部エラーが発生しました。しばらくしてからもう一度お試しください。',
      unavailable: 'このサービスは一時的にご利用いただけません。しばらくしてからもう一度お試しください。',
    },
  },
} satisfies TranslationTable
