import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'page-lock': { members: 'هذه الصفحة متاحة لأعضاء الموقع فقط', locked: 'هذه الصفحة مقفلة' } },
  de: {
    'page-lock': {
      members: 'Diese Seite ist nur für Mitglieder zugänglich',
      locked: 'Diese Seite ist gesperrt',
    },
  },
  es: {
    'page-lock': {
      members: 'Esta página es solo para los miembros del sitio',
      locked: 'Esta página está bloqueada',
    },
  },
  fr: {
    'page-lock': {
      members: 'Cette page est réservée aux membres du site',
      locked: 'Cette page est verrouillée',
    },
  },
  ja: {
    'page-lock': {
      members: 'このページはサイト会員のみご覧いただけます',
      locked: 'このページはロックされています',
    },
  },
} satisfies TranslationTable
