import { isRestrictive } from '../../../src/consent/when-consented'
import { has, own, type PageModule } from './page-module'

/** Asks for a banner on a page that has none (B4 L230). */
export const FORCE_BANNER = 'ashlar:cookie-banner:force'

const hasConsent = has('[data-ashlar-consent]')

/** Whether the visitor is asked, may ask to be, or is not to be followed before. */
export const needsConsent: PageModule['isWanted'] = (context, view, event) => {
  const settings = context['cookieSettings'] as { readonly isCookieBannerEnabled?: unknown } | undefined
  return (
    settings?.isCookieBannerEnabled === true ||
    isRestrictive(settings) ||
    event?.type === FORCE_BANNER ||
    hasConsent(context, view)
  )
}

/** Keeps the choice, and asks for it. */
export const consent: PageModule['start'] = async (tools, event) => {
  await own(() => import('../consent'))(tools)
  // It was not there to hear it.
  if (event?.type === FORCE_BANNER) {
    document.dispatchEvent(new CustomEvent(FORCE_BANNER, { detail: (event as CustomEvent).detail }))
  }
}
