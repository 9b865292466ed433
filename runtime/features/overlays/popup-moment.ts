import { dom } from '../../../src/data/core/dom'
import { trackScroll } from '../../../src/dom/track-scroll'
import { STAGE } from '../../../src/overlays/dialog-requests/dialog-store'
import { type PopupSettings, scrolledPercent } from '../../../src/overlays/popups/popup-rules'
import type { SiteContext } from '../../../src/site/core/site-store'
import { consentSettings } from '../../../src/site/slices/consent-settings'
import { $consent } from '../../../src/visitor/core/consent-store'

/** Maximum delay of a browser's timer; longer ones fire immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Interval at which a busy page is checked again. */
const POLL_MS = 500

/**
 * Calls `due` once, when the visitor has scrolled as far or stayed as long as the owner set; immediately if neither is
 * set. Returns a function that stops waiting.
 */
export function whenDue(
  { showOnScroll, scrollPercentage, showOnTimer, timerDelay }: PopupSettings,
  due: () => void,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const fire = (): void => {
    if (signal.aborted) return
    undo.abort()
    due()
  }
  if (showOnTimer) {
    const timer = setTimeout(fire, Math.min(Math.max(timerDelay, 0), MAX_TIMEOUT_MS))
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (showOnScroll) {
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = dom.scrollingElement ?? dom.documentElement
      if (scrolledPercent(scrollTop, scrollHeight, clientHeight) >= scrollPercentage) fire()
    }
    signal.addEventListener('abort', trackScroll(window, look))
    look()
  }
  if (!showOnTimer && !showOnScroll) fire()
  return () => undo.abort()
}

/**
 * Calls `free` once, when no modal is open, no consent is asked for and the visitor is not typing. Returns a function that
 * stops waiting.
 */
export function whenFree(context: SiteContext, free: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (isInUse(dom) || isAskedForConsent(context, dom)) timer = setTimeout(look, POLL_MS)
    else free()
  }
  look()
  return () => clearTimeout(timer)
}

/** Whether a pop-up would interrupt the visitor. */
export function isInUse(page: Document): boolean {
  return page.hidden || page.fullscreenElement !== null || isTyping(page) || isModal(page)
}

/**
 * Whether the cookie banner is open or about to open: below a pop-up it would be unreachable.
 */
export function isAskedForConsent(context: SiteContext, page: Document): boolean {
  if (page.querySelector('ashlar-cookie-banner')) return true
  const { isCookieBannerEnabled, consent } = consentSettings(context)
  return isCookieBannerEnabled && consent !== 'compat' && $consent.get() === null
}

const TYPED = 'input:not([type=button], [type=submit], [type=reset]), textarea, select'

function isTyping(page: Document): boolean {
  let focused = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // Input inside an embedded page is not observable.
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches(`${TYPED}, iframe`))
}

/** Elements whose shadow root may contain one of our dialogs. */
const SURFACES = `[data-ashlar-surface], ashlar-dialog[${STAGE}]`

/** Whether a dialog is open: the site's, another library's, or one of ours in a shadow root. */
function isModal(page: Document): boolean {
  const surfaces = [...page.querySelectorAll(SURFACES)].map(({ shadowRoot }) => shadowRoot)
  return [page, ...surfaces].some(root =>
    [...(root?.querySelectorAll('dialog[open], [aria-modal="true"]') ?? [])].some(
      element => element.matches(':modal') || (!element.matches('dialog') && element.getClientRects().length),
    ),
  )
}
