import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'member-area': {
      logIn: 'تسجيل الدخول',
      logOut: 'تسجيل الخروج',
      account: 'حسابك',
      loggedIn: 'تم تسجيل دخولك.',
    },
  },
  de: {
    'member-area': {
      logIn: 'Anmelden',
      logOut: 'Abmelden',
      account: 'Ihr Konto',
      loggedIn: 'Sie sind angemeldet.',
    },
  },
  es: {
    'member-area': {
      logIn: 'Iniciar sesión',
      logOut: 'Cerrar sesión',
      account: 'Su cuenta',
      loggedIn: 'Ha iniciado sesión.',
    },
  },
  fr: {
    'member-area': {
      logIn: 'Se connecter',
      logOut: 'Se déconnecter',
      account: 'Votre compte',
      loggedIn: 'Votre session est ouverte.',
    },
  },
  ja: {
    'member-area': {
      logIn: 'ログイン',
      logOut: 'ログアウト',
      account: 'アカウント',
      loggedIn: 'ログインしています。',
    },
  },
} satisfies TranslationTable
