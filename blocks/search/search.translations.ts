import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    search: {
      label: 'البحث',
      button: 'بحث',
      results: 'نتائج البحث',
      searching: 'يجري البحث…',
      nothing: 'لم يُعثر على شيء عن «{0}»',
      found:
        '{0, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {{1} نتائج} many {{1} نتيجة} other {{1} نتيجة}}',
      all: '{0, plural, zero {عرض النتائج} one {عرض النتيجة} two {عرض النتيجتين} few {عرض النتائج كلها ({1})} many {عرض النتائج كلها ({1})} other {عرض النتائج كلها ({1})}}',
    },
  },
  de: {
    search: {
      label: 'Suche',
      button: 'Suchen',
      results: 'Suchergebnisse',
      searching: 'Suche läuft\u00a0…',
      nothing: 'Nichts gefunden für „{0}“',
      found: '{0, plural, one {{1} Ergebnis} other {{1} Ergebnisse}}',
      all: '{0, plural, one {{1} Ergebnis ansehen} other {Alle {1} Ergebnisse ansehen}}',
    },
  },
  es: {
    search: {
      label: 'Búsqueda',
      button: 'Buscar',
      results: 'Resultados de la búsqueda',
      searching: 'Buscando…',
      nothing: 'No se ha encontrado nada para «{0}»',
      found: '{0, plural, one {{1} resultado} many {{1} de resultados} other {{1} resultados}}',
      all: '{0, plural, one {Ver {1} resultado} many {Ver los {1} de resultados} other {Ver los {1} resultados}}',
    },
  },
  fr: {
    search: {
      label: 'Recherche',
      button: 'Rechercher',
      results: 'Résultats de la recherche',
      searching: 'Recherche en cours…',
      nothing: 'Aucun résultat pour «\u00a0{0}\u00a0»',
      found: '{0, plural, one {{1} résultat} many {{1} de résultats} other {{1} résultats}}',
      all: '{0, plural, one {Voir {1} résultat} many {Voir les {1} de résultats} other {Voir les {1} résultats}}',
    },
  },
  ja: {
    search: {
      label: '検索',
      button: '検索',
      results: '検索結果',
      searching: '検索しています…',
      nothing: '「{0}」に一致する結果はありません',
      found: '{0, plural, other {{1}件}}',
      all: '{0, plural, other {{1}件の結果をすべて見る}}',
    },
  },
} satisfies TranslationTable
