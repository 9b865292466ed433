import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    code: {
      code: 'رمز برمجي',
      copy: 'نسخ',
      copied: 'تم النسخ',
      notCopied: 'لم يتم النسخ. النص محدّد ويمكن نسخه من هناك.',
    },
  },
  de: {
    code: {
      code: 'Code',
      copy: 'Kopieren',
      copied: 'Kopiert',
      notCopied: 'Nicht kopiert. Der Code ist markiert: Kopieren Sie ihn von dort.',
    },
  },
  es: {
    code: {
      code: 'Código',
      copy: 'Copiar',
      copied: 'Copiado',
      notCopied: 'No se ha copiado. El código está seleccionado: cópielo desde ahí.',
    },
  },
  fr: {
    code: {
      code: 'Code',
      copy: 'Copier',
      copied: 'Copié',
      notCopied: 'Copie impossible. Le code est sélectionné\u00a0: copiez-le directement.',
    },
  },
  ja: {
    code: {
      code: 'コード',
      copy: 'コピー',
      copied: 'コピーしました',
      notCopied: 'コピーできませんでした。コードが選択されていますので、そのままコピーしてください。',
    },
  },
} satisfies TranslationTable
