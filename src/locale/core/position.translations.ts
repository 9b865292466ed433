import type { TranslationTable } from '../translator/translator'

export default {
  ar: { position: { of: '{0} من {1}' } },
  de: { position: { of: '{0} von {1}' } },
  es: { position: { of: '{0} de {1}' } },
  fr: { position: { of: '{0} sur {1}' } },
  ja: { position: { of: '{1}枚中{0}枚目' } },
} satisfies TranslationTable
