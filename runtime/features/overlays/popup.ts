import { dom } from '../../../src/data/core/dom'
import { readPopupRecord } from '../../../src/overlays/popup-record'
import { type PopupHindrance, popupHindrance } from '../../../src/overlays/popups/popup-rules'
import type { SiteContext } from '../../../src/site/core/site-store'
import { overlays, popupSettings } from '../../../src/site/overlay-settings'
import { isScreenshotAddress, page } from '../../../src/site/slices/page'
import { MEDIA } from '../../../src/spec/media'
import { blockName } from '../../page/watch-page'
import { whenDue, whenFree } from './popup-moment'

/** The server's HTML of the pop-up's content. */
const TEMPLATE = 'template[data-ashlar-popup]'

const TAG = 'ashlar-popup-overlay'

/** Mobile devices [TOK-03], also in landscape. */
const MOBILE = `${MEDIA.mobile}, (height <= 432px) and (pointer: coarse)`

/**
 * Shows the site's pop-up when it is due: to visitors if the rules allow it, to signed-in accounts always, as a preview
 * that is not recorded. Returns a function that stops waiting.
 */
export function awaitPopup(context: SiteContext, isSignedIn = false): () => void {
  const isHindered = (): boolean => {
    const hindrance = hindranceOf(context)
    // A pop-up that is switched off has no preview.
    return isSignedIn ? hindrance === 'off' : hindrance !== undefined
  }
  if (!hasPopup(context) || isHindered()) return () => {}
  const stops: (() => void)[] = []
  const show = (): void => {
    // It may have been closed in another tab.
    if (!isHindered()) showPopup(context, isSignedIn)
  }
  stops.push(whenDue(popupSettings(context), () => void stops.push(whenFree(context, show))))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Adds the pop-up to the page, unless it is there; its bundle opens it. */
export function showPopup(context: SiteContext, isPreview = false): void {
  if (!hasPopup(context) || dom.querySelector(TAG)) return
  const { version } = popupSettings(context)
  const block = dom.createElement(TAG)
  block.setAttribute('data-load', 'eager')
  block.setAttribute(
    'data-block-json',
    JSON.stringify({ ...overlays(context).popupOverlay, version, isPreview }),
  )
  const template = dom.querySelector(TEMPLATE)
  if (template instanceof HTMLTemplateElement) {
    const content = dom.importNode(template.content, true)
    // In a small window they may be outside the visible part of the pop-up.
    for (const element of content.querySelectorAll('*')) {
      if (blockName(element) && !element.hasAttribute('data-load')) element.setAttribute('data-load', 'eager')
    }
    block.append(content)
  }
  dom.body.append(block)
}

/** Whether the page has content for its pop-up. */
export const hasPopup = (context: SiteContext): boolean =>
  Object.keys(overlays(context).popupOverlay).length > 0 || dom.querySelector(TEMPLATE) !== null

/** The rule that keeps the pop-up from this visitor now; `undefined` if none does. */
export function hindranceOf(context: SiteContext): PopupHindrance | undefined {
  const { pageType, collectionId } = page(context)
  return popupHindrance(
    popupSettings(context),
    {
      pageType,
      collectionId,
      isMobile: matchMedia(MOBILE).matches,
      isScreenshot: isScreenshotAddress(location.search),
    },
    readPopupRecord(),
    Date.now(),
  )
}
