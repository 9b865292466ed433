import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    newsletter: {
      first: 'الاسم الأول',
      last: 'اسم العائلة',
      name: 'الاسم',
      honeypot: 'يرجى ترك هذا الحقل فارغًا',
      email: 'عنوان البريد الإلكتروني',
      signUp: 'تسجيل',
    },
  },
  de: {
    newsletter: {
      first: 'Vorname',
      last: 'Nachname',
      name: 'Name',
      honeypot: 'Dieses Feld leer lassen',
      email: 'E-Mail-Adresse',
      signUp: 'Anmelden',
    },
  },
  es: {
    newsletter: {
      first: 'Nombre',
      last: 'Apellidos',
      name: 'Nombre',
      honeypot: 'Deje este campo vacío',
      email: 'Correo electrónico',
      signUp: 'Suscribirse',
    },
  },
  fr: {
    newsletter: {
      first: 'Prénom',
      last: 'Nom',
      name: 'Nom',
      honeypot: 'Laissez ce champ vide',
      email: 'Adresse e-mail',
      signUp: 'S’inscrire',
    },
  },
  ja: {
    newsletter: {
      first: '名',
      last: '姓',
      name: 'お名前',
      honeypot: 'この欄は空のままにしてください',
      email: 'メールアドレス',
      signUp: '登録する',
    },
  },
} satisfies TranslationTable
