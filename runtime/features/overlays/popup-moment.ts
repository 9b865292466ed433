import { trackScroll } from '../../../src/dom/track-scroll'
import { STAGE } from '../../../src/overlays/dialogs/dialog-store'
import { type PopupSettings, scrolledPercent } from '../../../src/overlays/popups/popup-rules'
import { consentSettings } from '../../../src/site/core/consent-settings'
import type { SiteContext } from '../../../src/site/core/site-store'
import { $consent } from '../../../src/visitor/core/consent-store'

/** The longest that a browser's timer waits; it fires at once for more. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** How often a page that is in use is looked at again. */
const POLL_MS = 500

/**
 * Calls `due` once, as soon as the visitor has scrolled as far or been on the page as long as the owner wants; at once
 * where neither is asked for. Returns how to stop.
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
      const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement
      if (scrolledPercent(scrollTop, scrollHeight, clientHeight) >= scrollPercentage) fire()
    }
    signal.addEventListener('abort', trackScroll(window, look))
    look()
  }
  if (!showOnTimer && !showOnScroll) fire()
  return () => undo.abort()
}

/**
 * Calls `free` once, as soon as nothing stands above the page, nothing is asked and the visitor does not type. Returns
 * how to stop.
 */
export function whenFree(context: SiteContext, free: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (isInUse(document) || isAskedForConsent(context, document)) timer = setTimeout(look, POLL_MS)
    else free()
  }
  look()
  return () => clearTimeout(timer)
}

/** The visitor is about something that a pop-up would break off. */
export function isInUse(page: Document): boolean {
  return page.hidden || page.fullscreenElement !== null || isTyping(page) || isModal(page)
}

/**
 * The cookie banner waits for an answer, or is about to come: nobody can reach it below a pop-up, and one question at a
 * time is enough.
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
  // What is typed into an embedded page, nobody outside hears.
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches(`${TYPED}, iframe`))
}

/** What has a shadow root in which one of our dialogs may stand. */
const SURFACES = `[data-ashlar-surface], ashlar-dialog[${STAGE}]`

/** A dialog is open: the site's, another library's, or one of ours in its shadow root. */
function isModal(page: Document): boolean {
  const surfaces = [...page.querySelectorAll(SURFACES)].map(({ shadowRoot }) => shadowRoot)
  return [page, ...surfaces].some(root =>
    [...(root?.querySelectorAll('dialog[open], [aria-modal="true"]') ?? [])].some(
      element => element.matches(':modal') || (!element.matches('dialog') && element.getClientRects().length),
    ),
  )
}
