import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'site-header': { menu: 'القائمة', back: 'رجوع', folder: 'المزيد في {0}' } },
  de: { 'site-header': { menu: 'Menü', back: 'Zurück', folder: 'Mehr unter {0}' } },
  es: { 'site-header': { menu: 'Menú', back: 'Atrás', folder: 'Más en {0}' } },
  fr: { 'site-header': { menu: 'Menu', back: 'Retour', folder: 'Plus dans {0}' } },
  ja: { 'site-header': { menu: 'メニュー', back: '戻る', folder: '{0}のその他のページ' } },
} satisfies TranslationTable
