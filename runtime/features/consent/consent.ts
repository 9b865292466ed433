import { dom } from '../../../src/data/core/dom'
import { isRecord } from '../../../src/data/core/json'
import { report } from '../../../src/data/core/report'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'
import { whenIdle } from '../../../src/dom/timing/idle'
import { cookieBannerSettings } from '../../../src/site/cookie-banner-settings'
import { isScreenshotAddress } from '../../../src/site/slices/page'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { CONSENT_CONTROLS } from '../../core/features/selectors'
import { type ConsentView, createConsentKeeper } from './consent-keeper'

/** Maximum time that the banner waits for an idle main thread. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Stores the visitor's consent, reports it to the page (`ashlar:consent`), and asks for it if there is none.
 *
 * Listens on the document for `ashlar:consent-asked`; for `ashlar:consent-chosen` with the choice, which our banner or
 * the page's own fires; and for `ashlar:cookie-banner:force`, `:update` and `:unforce` with settings.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, reload = () => location.reload()): void {
  const undo = new AbortController()
  const { signal } = undo
  const keeper = createConsentKeeper($site, reload)
  const banner = createBannerHost(() => keeper.prepare())
  /** Settings that override the site's while a banner is forced. */
  let forced: object | undefined
  let isPanelOpen = false
  let pill: AbortController | undefined
  let isQuiet = false

  const draw = (view: ConsentView = keeper.look()): void => {
    const { policy, state } = view
    // Screenshots show no banner.
    const isShot = isScreenshotAddress(location.search)
    const hasNotice = !isShot && (!!forced || (policy.isBannerEnabled && state.isOpen && isQuiet))
    if (hasNotice || isPanelOpen) banner.show(bannerData(view, hasNotice))
    else banner.remove()
    const isSettled = policy.mode === 'gdpr' && policy.isBannerEnabled && !state.isOpen
    drawPill(isSettled && isQuiet && !isShot && !hasNotice && !dom.querySelector(CONSENT_CONTROLS))
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
      pill?.abort()
      pill = undefined
    } else if (!pill) {
      pill = new AbortController()
      const { signal } = pill
      const label = cookieBannerSettings($site.get()).cookieBannerSavedPreferencesText
      import('./lazy/consent-pill')
        .then(({ showPill }) => showPill(label, () => setPanel(true), signal))
        .catch(report)
    }
  }
  const setPanel = (isOpen: boolean): void => {
    isPanelOpen = isOpen
    draw()
  }
  const force = (settings: object | undefined): void => {
    forced = settings
    draw()
  }
  const listen = (type: string, act: (event: CustomEvent) => void, target: EventTarget = dom): void =>
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
    // Safari does not focus a clicked button, to which the panel returns the focus.
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
    if (keeper.look().policy.mode === 'compat') force(forced ?? {})
    else setPanel(true)
  })
  // Another tab stored a choice, or the page was restored from the back/forward cache.
  for (const type of ['storage', 'pageshow']) listen(type, () => draw(), window)
  listen('visibilitychange', () => draw())

  // Turbo and htmx replace the body.
  const bodies = new MutationObserver(() => {
    drawPill(false)
    draw()
  })
  bodies.observe(dom.documentElement, { childList: true })
  const stop = $site.subscribe(() => draw())
  const stopLeaving = onSnapshot(
    () => {
      banner.remove()
      drawPill(false)
    },
    () => draw(),
  )
  const cancel = whenIdle(
    () => {
      isQuiet = true
      draw()
      // Visitors must be able to withdraw their consent even if the network fails later.
      if (!keeper.look().state.isOpen) keeper.prepare()
    },
    window,
    undefined,
    IDLE_TIMEOUT_MS,
  )
  onDestroy(() => {
    undo.abort()
    bodies.disconnect()
    stop()
    stopLeaving()
    cancel()
    banner.remove()
    drawPill(false)
  })
}

/** Inserts the cookie banner into the page. */
interface BannerHost {
  /** Inserts the banner, or updates its data. */
  show(data: object): void
  remove(): void
}

/**
 * Inserts the banner first in the body, where keyboards and screen readers reach it first. It takes no space, and the
 * focus does not move.
 *
 * @param onApproach called when the visitor's pointer or focus reaches the banner.
 */
function createBannerHost(onApproach: () => void): BannerHost {
  let banner: HTMLElement | undefined
  return {
    show(data) {
      const element = banner?.isConnected ? banner : dom.createElement('ashlar-cookie-banner')
      element.setAttribute('data-block-json', JSON.stringify(data))
      if (element === banner) return
      banner = element
      element.setAttribute('data-load', 'eager')
      element.style.display = 'contents'
      for (const type of ['pointerover', 'focusin']) element.addEventListener(type, onApproach)
      insertFirst(element)
    },
    remove() {
      const hadFocus = !!banner && banner === dom.activeElement
      banner?.remove()
      banner = undefined
      if (hadFocus) {
        import('../../../src/overlays/dialogs/restore-focus').then(part => part.startPage(), report)
      }
    },
  }
}

/** Appends the banner instead if the site's styles for its first element would shift the page. */
function insertFirst(element: HTMLElement): void {
  const [first] = dom.body.children
  const before = boxOf(first)
  dom.body.prepend(element)
  if (boxOf(first) !== before) dom.body.append(element)
}

const boxOf = (element: Element | undefined): string => JSON.stringify(element?.getBoundingClientRect())
