import type { ConsentChoice } from '../core/consent-store'

/** How long Google's tags wait for the visitor's choice, in ms, as Google's guide has it. */
const WAIT_MS = 500

/**
 * Tells Google's tags on the page what the visitor has agreed to (Consent Mode v2): first that nothing is agreed to,
 * unless the page has said so itself, then the choice.
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

/** Google's tags tell commands from other data by the kind of object: only `arguments` is one. */
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
