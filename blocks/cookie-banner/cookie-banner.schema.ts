import * as z from 'zod/mini'
import { toAcceptType, toCtaVariant, toPosition, toTheme, toVariant } from './cookie-banner.settings'

/** A site's setting: whatever is no text counts as none, so that visitors are asked all the same. */
const words = z.catch(z.string(), '')
const no = z.catch(z.boolean(), false)

const choice = z.object({ functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() })

/** `data-block-json` of `<ashlar-cookie-banner>`: the site's `cookieSettings`, and what the runtime knows of the choice. */
export const cookieBannerSchema = z.pipe(
  z.object({
    /** HTML of the notice. */
    cookieBannerText: words,
    cookieBannerTheme: words,
    cookieBannerVariant: words,
    cookieBannerPosition: words,
    cookieBannerAcceptType: words,
    cookieBannerCtaText: words,
    cookieBannerCtaVariant: words,
    cookieBannerOptOutCtaText: words,
    cookieBannerManageCookiesLabel: words,
    /** `compat` keeps the letter of the specification; `gdpr` makes it as easy to decline as to accept. */
    mode: z.catch(z.enum(['gdpr', 'compat']), 'gdpr'),
    /** The categories that may be chosen. */
    offered: z.catch(z.array(z.enum(['functional', 'analytics', 'marketing'])), []),
    /** Shows the notice. */
    hasNotice: z.catch(z.boolean(), true),
    /** Shows the panel with every category. */
    isPanelOpen: no,
    /** The browser sends Global Privacy Control. */
    isOptedOut: no,
    /** What holds now; nothing before the first choice. */
    choice: z.catch(z.optional(choice), undefined),
    /** When that was chosen, in ms since 1970. */
    chosenAt: z.catch(z.optional(z.number()), undefined),
  }),
  z.transform(({ cookieBannerTheme, cookieBannerVariant, cookieBannerPosition, ...data }) => {
    const variant = toVariant(cookieBannerVariant)
    return {
      mode: data.mode,
      offered: data.offered,
      hasNotice: data.hasNotice,
      isPanelOpen: data.isPanelOpen,
      isOptedOut: data.isOptedOut,
      choice: data.choice,
      chosenAt: data.chosenAt,
      text: data.cookieBannerText,
      acceptWords: data.cookieBannerCtaText,
      declineWords: data.cookieBannerOptOutCtaText,
      manageWords: data.cookieBannerManageCookiesLabel,
      variant,
      theme: toTheme(cookieBannerTheme),
      position: toPosition(variant, cookieBannerPosition),
      cta: toCtaVariant(data.cookieBannerCtaVariant),
      acceptType: toAcceptType(data.cookieBannerAcceptType),
    }
  }),
)

export type CookieBannerData = z.output<typeof cookieBannerSchema>
