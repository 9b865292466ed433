import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: { consent: { pill: 'إعدادات ملفات تعريف الارتباط' } },
  de: { consent: { pill: 'Cookie-Einstellungen' } },
  es: { consent: { pill: 'Ajustes de cookies' } },
  fr: { consent: { pill: 'Paramètres des cookies' } },
  ja: { consent: { pill: 'Cookieの設定' } },
} satisfies TranslationTable
