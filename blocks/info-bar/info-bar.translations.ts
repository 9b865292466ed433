import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'info-bar': {
      label: 'التواصل',
      email: 'البريد الإلكتروني',
      phone: 'اتصال',
      address: 'الخريطة',
      hours: 'ساعات العمل',
    },
  },
  de: {
    'info-bar': {
      label: 'Kontakt',
      email: 'E-Mail',
      phone: 'Anrufen',
      address: 'Karte',
      hours: 'Öffnungszeiten',
    },
  },
  es: {
    'info-bar': { label: 'Contacto', email: 'Correo', phone: 'Llamar', address: 'Mapa', hours: 'Horario' },
  },
  fr: {
    'info-bar': { label: 'Contact', email: 'E-mail', phone: 'Appeler', address: 'Plan', hours: 'Horaires' },
  },
  ja: {
    'info-bar': { label: 'お問い合わせ', email: 'メール', phone: '電話', address: '地図', hours: '営業時間' },
  },
} satisfies TranslationTable
