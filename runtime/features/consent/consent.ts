import { isRecord } from '../../../src/data/core/json'
import { report } from '../../../src/data/core/report'
import { whenIdle } from '../../../src/dom/core/idle'
import { cookieBannerSettings } from '../../../src/site/cookie-banner-settings'
import { isScreenshotAddress } from '../../../src/site/core/page'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { CONSENT_CONTROLS } from '../../core/features/selectors'
import { createBannerHost } from './banner-place'
import { type ConsentView, createConsentKeeper } from './consent-keeper'

/** The longest that the banner waits for a quiet moment. */
const IDLE_LIMIT_MS = 2000

/**
 * Keeps the visitor's choice, tells the page of it (`ashlar:consent`), and asks for it where there is none.
 *
 * On the document it hears `ashlar:consent-asked`; `ashlar:consent-chosen` with the choice, which the banner fires and
 * a page's own may; and `ashlar:cookie-banner:force`, `:update` and `:unforce` with settings (B4 L230).
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, reload = () => location.reload()): void {
  const undo = new AbortController()
  const { signal } = undo
  const keeper = createConsentKeeper($site, reload)
  const banner = createBannerHost()
  /** Settings that stand before the site's while a banner is forced. */
  let forced: object | undefined
  let isPanelOpen = false
  let removePill: Promise<() => void> | undefined
  let isQuiet = false

  const draw = (view: ConsentView = keeper.look()): void => {
    const { policy, state } = view
    // A page that is only photographed shows no banner (B4 L229).
    const isShot = isScreenshotAddress(location.search)
    const hasNotice = !isShot && (!!forced || (policy.isBannerEnabled && state.isOpen && isQuiet))
    if (hasNotice || isPanelOpen) banner.show(bannerData(view, hasNotice))
    else banner.remove()
    const isSettled = policy.mode === 'gdpr' && policy.isBannerEnabled && !state.isOpen
    drawPill(isSettled && isQuiet && !isShot && !hasNotice && !document.querySelector(CONSENT_CONTROLS))
  }
  const bannerData = ({ policy, state, kept, isOptedOut }: ConsentView, hasNotice: boolean): object => ({
    ...cookieBannerSettings($site.get()),
    ...forced,
    mode: policy.mode,
    offered: policy.offered,
    hasNotice,
    isPanelOpen,
    isOptedOut,
    choice: state.consent ?? undefined,
    chosenAt: kept.record?.time,
  })
  const drawPill = (isWanted: boolean): void => {
    if (!isWanted) {
      removePill?.then(remove => remove(), report)
      removePill = undefined
      return
    }
    const label = cookieBannerSettings($site.get()).cookieBannerSavedPreferencesText
    removePill ??= import('./lazy/consent-pill').then(part => part.showPill(label, () => setPanel(true)))
  }
  const setPanel = (isOpen: boolean): void => {
    isPanelOpen = isOpen
    draw()
  }
  const force = (settings: object | undefined): void => {
    forced = settings
    draw()
  }
  const listen = (type: string, act: (event: CustomEvent) => void, target: EventTarget = document): void =>
    target.addEventListener(type, event => act(event as CustomEvent), { signal })

  listen('ashlar:consent-asked', () => keeper.announce())
  listen('ashlar:consent-chosen', ({ detail }) => {
    forced = undefined
    isPanelOpen = false
    keeper.choose(detail)
    draw()
  })
  listen('ashlar:cookie-banner:force', ({ detail }) => force(isRecord(detail) ? detail : {}))
  listen('ashlar:cookie-banner:update', ({ detail }) =>
    force(forced && { ...forced, ...(isRecord(detail) && detail) }),
  )
  listen('ashlar:cookie-banner:unforce', () => force(undefined))
  listen('ashlar:cookie-banner:open-panel', () => setPanel(true))
  listen('ashlar:cookie-banner:close-panel', () => setPanel(false))
  listen('click', event => {
    const control = event.target instanceof Element && event.target.closest(CONSENT_CONTROLS)
    if (!control) return
    event.preventDefault()
    // Safari leaves the focus where it was, and the panel gives it back to what had it.
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
    if (keeper.look().policy.mode === 'compat') force(forced ?? {})
    else setPanel(true)
  })
  // Another tab has chosen, or the page comes back.
  for (const type of ['storage', 'pageshow']) listen(type, () => draw(), window)
  listen('visibilitychange', () => draw())

  // Turbo and htmx put another body in the place of this one.
  const bodies = new MutationObserver(() => {
    removePill = undefined
    draw()
  })
  bodies.observe(document.documentElement, { childList: true })
  const stop = $site.subscribe(() => draw())
  const cancel = whenIdle(
    () => {
      isQuiet = true
      draw()
    },
    window,
    undefined,
    IDLE_LIMIT_MS,
  )
  onDestroy(() => {
    undo.abort()
    bodies.disconnect()
    stop()
    cancel()
    banner.remove()
    drawPill(false)
  })
}
