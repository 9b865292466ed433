import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { 'social-follow': { follow: 'متابعة ⁦@{0}⁩' } },
  de: { 'social-follow': { follow: '@{0} folgen' } },
  es: { 'social-follow': { follow: 'Seguir a @{0}' } },
  fr: { 'social-follow': { follow: 'Suivre @{0}' } },
  ja: { 'social-follow': { follow: '@{0}をフォロー' } },
} satisfies TranslationTable
