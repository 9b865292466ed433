import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    donation: {
      amount: 'المبلغ',
      donate: 'تبرع',
      otherAmount: 'مبلغ آخر',
      wrongAmount: 'يرجى إدخال مبلغ مثل 25 أو 12.50.',
    },
  },
  de: {
    donation: {
      amount: 'Betrag',
      donate: 'Spenden',
      otherAmount: 'Anderer Betrag',
      wrongAmount: 'Bitte geben Sie einen Betrag ein, etwa 25 oder 12.50.',
    },
  },
  es: {
    donation: {
      amount: 'Importe',
      donate: 'Donar',
      otherAmount: 'Otro importe',
      wrongAmount: 'Introduzca un importe, por ejemplo 25 o 12.50.',
    },
  },
  fr: {
    donation: {
      amount: 'Montant',
      donate: 'Faire un don',
      otherAmount: 'Autre montant',
      wrongAmount: 'Veuillez saisir un montant, par exemple 25 ou 12.50.',
    },
  },
  ja: {
    donation: {
      amount: '金額',
      donate: '寄付する',
      otherAmount: 'その他の金額',
      wrongAmount: '25や12.50のような金額を入力してください。',
    },
  },
} satisfies TranslationTable
