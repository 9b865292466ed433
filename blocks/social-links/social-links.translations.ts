import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'social-links': { label: 'حساباتنا ووسائل التواصل', email: 'البريد الإلكتروني', phone: 'الهاتف' } },
  de: { 'social-links': { label: 'Soziale Netzwerke', email: 'E-Mail', phone: 'Telefon' } },
  es: { 'social-links': { label: 'Redes sociales', email: 'Correo electrónico', phone: 'Teléfono' } },
  fr: { 'social-links': { label: 'Réseaux sociaux', email: 'E-mail', phone: 'Téléphone' } },
  ja: { 'social-links': { label: 'SNS・連絡先', email: 'メール', phone: '電話' } },
} satisfies TranslationTable
