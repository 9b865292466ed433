import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    embed: {
      show: 'عرض المحتوى هنا',
      showFrom: 'عرض محتوى {0}',
      notice: 'يأتي المحتوى من {0}، الذي سيعلم عندئذٍ بوجودك هنا.',
      scripts: 'يتضمن المحتوى نصوصًا برمجية ستعلم عندئذٍ بوجودك هنا.',
      content: 'محتوى',
      from: 'محتوى من {0}',
    },
  },
  de: {
    embed: {
      show: 'Hier anzeigen',
      showFrom: 'Inhalt von {0} anzeigen',
      notice: 'Er kommt von {0}; dort wird dann sichtbar, dass Sie hier sind.',
      scripts: 'Er bringt Skripte mit, die dann sehen, dass Sie hier sind.',
      content: 'Inhalt',
      from: 'Inhalt von {0}',
    },
  },
  es: {
    embed: {
      show: 'Mostrar aquí',
      showFrom: 'Mostrar el contenido de {0}',
      notice: 'Procede de {0}, que sabrá entonces que usted está aquí.',
      scripts: 'Incluye scripts, que sabrán entonces que usted está aquí.',
      content: 'Contenido',
      from: 'Contenido de {0}',
    },
  },
  fr: {
    embed: {
      show: 'Afficher ici',
      showFrom: 'Afficher le contenu de {0}',
      notice: 'Il provient de {0}, qui saura alors que vous êtes ici.',
      scripts: 'Il contient des scripts, qui sauront alors que vous êtes ici.',
      content: 'Contenu',
      from: 'Contenu de {0}',
    },
  },
  ja: {
    embed: {
      show: 'ここに表示',
      showFrom: '{0}のコンテンツを表示',
      notice: 'コンテンツは{0}から読み込まれ、閲覧していることが{0}に伝わります。',
      scripts: 'スクリプトが含まれており、閲覧していることがスクリプトに伝わります。',
      content: 'コンテンツ',
      from: '{0}のコンテンツ',
    },
  },
} satisfies TranslationTable
