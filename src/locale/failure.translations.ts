import type { TranslationTable } from './translator/translator'

export default {
  ar: {
    failures: {
      wrong: 'حدث خطأ ما',
      network: 'خطأ في الشبكة',
      load: 'تعذّر التحميل. يرجى إعادة المحاولة.',
      loadResults: 'تعذّر تحميل النتائج',
      locateContent: 'تعذّر العثور على المحتوى',
      connection: 'يرجى التحقق من اتصالك بالإنترنت.',
      tryAgainPlease: 'يرجى إعادة المحاولة.',
      tryAgain: 'إعادة المحاولة',
      connect: 'تعذّر الاتصال. يرجى إعادة المحاولة',
      unavailable: 'هذا المحتوى غير متاح هنا.',
    },
  },
  de: {
    failures: {
      wrong: 'Etwas ist schiefgelaufen',
      network: 'Netzwerkfehler',
      load: 'Laden nicht möglich. Versuchen Sie es erneut.',
      loadResults: 'Die Ergebnisse konnten nicht geladen werden',
      locateContent: 'Der Inhalt wurde nicht gefunden',
      connection: 'Bitte prüfen Sie Ihre Internetverbindung.',
      tryAgainPlease: 'Bitte versuchen Sie es erneut.',
      tryAgain: 'Erneut versuchen',
      connect: 'Keine Verbindung. Bitte versuchen Sie es erneut',
      unavailable: 'Dieser Inhalt ist hier nicht verfügbar.',
    },
  },
  es: {
    failures: {
      wrong: 'Algo ha salido mal',
      network: 'Error de red',
      load: 'No se ha podido cargar. Inténtelo de nuevo.',
      loadResults: 'No se han podido cargar los resultados',
      locateContent: 'No se ha encontrado el contenido',
      connection: 'Compruebe su conexión a Internet.',
      tryAgainPlease: 'Inténtelo de nuevo.',
      tryAgain: 'Reintentar',
      connect: 'No se puede conectar. Inténtelo de nuevo',
      unavailable: 'Este contenido no está disponible aquí.',
    },
  },
  fr: {
    failures: {
      wrong: 'Une erreur s’est produite',
      network: 'Erreur de réseau',
      load: 'Chargement impossible. Réessayez.',
      loadResults: 'Impossible de charger les résultats',
      locateContent: 'Contenu introuvable',
      connection: 'Veuillez vérifier votre connexion Internet.',
      tryAgainPlease: 'Veuillez réessayer.',
      tryAgain: 'Réessayer',
      connect: 'Connexion impossible. Veuillez réessayer',
      unavailable: 'Ce contenu n’est pas disponible ici.',
    },
  },
  ja: {
    failures: {
      wrong: '問題が発生しました',
      network: 'ネットワークエラー',
      load: '読み込めません。もう一度お試しください。',
      loadResults: '結果を読み込めません',
      locateContent: 'コンテンツが見つかりません',
      connection: 'インターネット接続をご確認ください。',
      tryAgainPlease: 'もう一度お試しください。',
      tryAgain: '再試行',
      connect: '接続できません。もう一度お試しください',
      unavailable: 'このコンテンツはここではご覧いただけません。',
    },
  },
} satisfies TranslationTable
