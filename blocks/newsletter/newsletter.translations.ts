import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    newsletter: {
      first: 'الاسم الأول',
      last: 'اسم العائلة',
      name: 'الاسم',
      decoy: 'يرجى ترك هذا الحقل فارغًا',
      email: 'عنوان البريد الإلكتروني',
      signUp: 'تسجيل',
    },
  },
  de: {
    newsletter: {
      first: 'Vorname',
      last: 'Nachname',
      name: 'Name',
      decoy: 'Dieses Feld leer lassen',
      email: 'E-Mail-Adresse',
      signUp: 'Anmelden',
    },
  },
  es: {
    newsletter: {
      first: 'Nombre',
      last: 'Apellidos',
      name: 'Nombre',
      decoy: 'Deje este campo vacío',
      email: 'Correo electrónico',
      signUp: 'Suscribirse',
    },
  },
  fr: {
    newsletter: {
      first: 'Prénom',
      last: 'Nom',
      name: 'Nom',
      decoy: 'Laissez ce champ vide',
      email: 'Adresse e-mail',
      signUp: 'S’inscrire',
    },
  },
  ja: {
    newsletter: {
      first: '名',
      last: '姓',
      name: 'お名前',
      decoy: 'この欄は空のままにしてください',
      email: 'メールアドレス',
      signUp: '登録する',
    },
  },
} satisfies TranslationTable
