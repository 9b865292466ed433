import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: { likert: { 0: 'محايد', 1: 'أوافق', 2: 'أوافق بشدة', '-2': 'لا أوافق بشدة', '-1': 'لا أوافق' } },
  de: {
    likert: {
      0: 'Neutral',
      1: 'Stimme zu',
      2: 'Stimme voll zu',
      '-2': 'Stimme gar nicht zu',
      '-1': 'Stimme nicht zu',
    },
  },
  es: {
    likert: {
      0: 'Neutral',
      1: 'De acuerdo',
      2: 'Totalmente de acuerdo',
      '-2': 'Totalmente en desacuerdo',
      '-1': 'En desacuerdo',
    },
  },
  fr: {
    likert: {
      0: 'Neutre',
      1: 'D’accord',
      2: 'Tout à fait d’accord',
      '-2': 'Pas du tout d’accord',
      '-1': 'Pas d’accord',
    },
  },
  ja: {
    likert: {
      0: 'どちらともいえない',
      1: 'そう思う',
      2: '強くそう思う',
      '-2': 'まったくそう思わない',
      '-1': 'そう思わない',
    },
  },
} satisfies TranslationTable
