import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: { logout: { title: 'تم تسجيل الخروج', message: 'تم تسجيل خروجك بنجاح.' } },
  de: { logout: { title: 'Abgemeldet', message: 'Sie haben sich erfolgreich abgemeldet.' } },
  es: { logout: { title: 'Sesión cerrada', message: 'Ha cerrado la sesión correctamente.' } },
  fr: { logout: { title: 'Déconnexion réussie', message: 'Votre déconnexion a bien été prise en compte.' } },
  ja: { logout: { title: 'ログアウトしました', message: '正常にログアウトしました。' } },
} satisfies TranslationTable
