import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    captcha: {
      missing: 'لم يتم إعداد ReCaptcha!',
      destroyed: 'أُزيل المستند',
      ask: 'عرض اختبار CAPTCHA المقدَّم من شركة أخرى',
      again: 'تعذّر عرض اختبار CAPTCHA. إعادة المحاولة',
      prompt: 'أنا لست روبوتًا',
      working: 'يجري التحقق…',
      done: 'تم التحقق',
      failed: 'فشل التحقق. يرجى إعادة المحاولة.',
    },
  },
  de: {
    captcha: {
      missing: 'ReCaptcha ist nicht eingerichtet!',
      destroyed: 'Das Dokument wurde entfernt',
      ask: 'Das CAPTCHA anzeigen, das von einem anderen Unternehmen kommt',
      again: 'Das CAPTCHA kann nicht angezeigt werden. Erneut versuchen',
      prompt: 'Ich bin kein Roboter',
      working: 'Wird geprüft\u00a0…',
      done: 'Geprüft',
      failed: 'Die Prüfung ist fehlgeschlagen. Versuchen Sie es erneut.',
    },
  },
  es: {
    captcha: {
      missing: '¡ReCaptcha no está configurado!',
      destroyed: 'El documento se ha eliminado',
      ask: 'Mostrar el CAPTCHA, que procede de otra empresa',
      again: 'No se puede mostrar el CAPTCHA. Reintentar',
      prompt: 'No soy un robot',
      working: 'Comprobando…',
      done: 'Comprobado',
      failed: 'La comprobación ha fallado. Inténtelo de nuevo.',
    },
  },
  fr: {
    captcha: {
      missing: 'ReCaptcha n’est pas configuré\u00a0!',
      destroyed: 'Le document a été supprimé',
      ask: 'Afficher le CAPTCHA, qui provient d’une autre entreprise',
      again: 'Le CAPTCHA ne peut pas être affiché. Réessayer',
      prompt: 'Je ne suis pas un robot',
      working: 'Vérification…',
      done: 'Vérifié',
      failed: 'La vérification a échoué. Réessayez.',
    },
  },
  ja: {
    captcha: {
      missing: 'ReCaptchaが設定されていません',
      destroyed: 'ドキュメントが破棄されました',
      ask: '他社が提供するCAPTCHAを表示',
      again: 'CAPTCHAを表示できません。再試行',
      prompt: '私はロボットではありません',
      working: '確認しています…',
      done: '確認しました',
      failed: '確認に失敗しました。もう一度お試しください。',
    },
  },
} satisfies TranslationTable
