import type { ConsentChoice } from '../core/consent-store'

/** How long Google's tags wait for the choice, in ms; the value of Google's guide. */
const WAIT_MS = 500

/**
 * Signals the visitor's choice to Google's tags (Consent Mode v2): first everything denied, unless the page
 * has set a default, then the choice.
 *
 * @param layer the page's `window.dataLayer`.
 */
export function signalGoogle(layer: unknown[], consent: ConsentChoice | null): void {
  if (!layer.some(isDefault)) {
    const nothing = { functional: false, analytics: false, marketing: false }
    gtag(layer, 'consent', 'default', { ...signals(nothing), wait_for_update: WAIT_MS })
  }
  if (consent) gtag(layer, 'consent', 'update', signals(consent))
}

/** Google's tags recognize commands only as `arguments` objects. */
function gtag(layer: unknown[], ...command: unknown[]): void {
  function push(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  push(...command)
}

const isDefault = (entry: unknown): boolean =>
  entry !== null &&
  typeof entry === 'object' &&
  Reflect.get(entry, 0) === 'consent' &&
  Reflect.get(entry, 1) === 'default'

function signals({ functional, analytics, marketing }: ConsentChoice) {
  const say = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(marketing),
    analytics_storage: say(analytics),
    functionality_storage: say(functional),
    personalization_storage: say(functional),
    security_storage: 'granted',
  }
}
