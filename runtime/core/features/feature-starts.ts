import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import { whenIdle } from '../../../src/dom/timing/idle'
import { ALLOWED_COOKIE, cookieIn } from '../../../src/visitor/core/cookies'
import { type Feature, type FeatureModule, onDestroy } from './feature'
import { FORCE_BANNER, hasBanner } from './feature-conditions'
import { readCookies } from './page-cookies'

/** Starts a feature from a module that is loaded for it; `message` is reported if the module fails to load. */
export const lazy =
  (load: () => Promise<FeatureModule>, message?: string): Feature['start'] =>
  async tools => {
    const feature = await load().catch(cause => {
      throw message ? new BlockError('start-failed', message, { cause }) : cause
    })
    feature.start(tools)
  }

/** Starts a feature that is a bundle, by the bundle's name. */
export const bundle =
  (name: string): Feature['start'] =>
  async ({ load }) =>
    void (await load(name).catch(() => {}))

const startConsent = lazy(() => import('../../features/consent/consent'))

/** Manages the visitor's consent. */
export const consent: Feature['start'] = async tools => {
  // Requested together with the feature that will ask for it, which reports a failure.
  if (hasBanner(tools.$site.get()) && cookieIn(readCookies(), ALLOWED_COOKIE) === undefined) {
    tools.load('cookie-banner').catch(() => {})
  }
  await startConsent(tools)
  // The events so far came before its listeners: the last one counts.
  const forced = tools.questions.findLast(({ type }) => type === FORCE_BANNER)
  if (forced) dom.dispatchEvent(new CustomEvent(FORCE_BANNER, { detail: (forced as CustomEvent).detail }))
}

/** Publishes the page's experiments, and answers the page's questions. */
export const experiments = lazy(() => import('../../features/visitor/experiments'))

/** Mounts the full-page cart. Without its bundle the server's HTML stays, with a warning. */
export const cartPage: Feature['start'] = async tools => {
  try {
    const [feature] = await Promise.all([
      import('../../features/commerce/cart-root'),
      tools.load('cart-page'),
    ])
    feature.start(tools)
  } catch (cause) {
    const message = 'the cart does not start: the commerce rollup is not loaded'
    report(new BlockError('rollup-missing', message, { cause }))
  }
}

/** Measures visits, errors and speed once the page is loaded and idle; boot collects errors until then. */
export const measure: Feature['start'] = async tools => {
  if (dom.readyState !== 'complete') {
    await new Promise(done => addEventListener('load', done, { once: true }))
  }
  await new Promise(done => onDestroy(whenIdle(done)))
  // An ad blocker may block the file.
  const feature = await import('../../features/measure/measure').catch(() => undefined)
  feature?.start(tools)
}
