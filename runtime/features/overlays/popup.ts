import { readPopupRecord } from '../../../src/overlays/popup-record/popup-record'
import { type PopupHindrance, popupHindrance } from '../../../src/overlays/popups/popup-rules'
import { isScreenshotAddress, page } from '../../../src/site/core/page'
import type { SiteContext } from '../../../src/site/core/site-store'
import { overlays, popupSettings } from '../../../src/site/overlay-settings'
import { MEDIA } from '../../../src/spec/media'
import { blockName } from '../../page/watch-page'
import { whenDue, whenFree } from './popup-moment'

/** Where a server writes what its pop-up holds: nobody sees it there. */
const TEMPLATE = 'template[data-ashlar-popup]'

const TAG = 'ashlar-popup-overlay'

/** A mobile (B9 L368), also one that is held across. */
const MOBILE = `${MEDIA.mobile}, (height <= 432px) and (pointer: coarse)`

/**
 * Shows the site's pop-up when its time has come: to a visitor if the rules allow it, to a signed-in account always, as a
 * preview that leaves no record [POP-12]. Returns how to stop waiting.
 */
export function awaitPopup(context: SiteContext, isSignedIn = false): () => void {
  const isHindered = (): boolean => {
    const hindrance = hindranceOf(context)
    // A pop-up that is switched off is none.
    return isSignedIn ? hindrance === 'off' : hindrance !== undefined
  }
  if (!hasPopup(context) || isHindered()) return () => {}
  const stops: (() => void)[] = []
  const show = (): void => {
    // It may have been closed in another tab meanwhile.
    if (!isHindered()) showPopup(context, isSignedIn)
  }
  stops.push(whenDue(popupSettings(context), () => void stops.push(whenFree(context, show))))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Puts the pop-up on the page, unless it is there; its own bundle opens it. */
export function showPopup(context: SiteContext, isPreview = false): void {
  if (!hasPopup(context) || document.querySelector(TAG)) return
  const { version } = popupSettings(context)
  const block = document.createElement(TAG)
  block.setAttribute('data-load', 'eager')
  block.setAttribute(
    'data-block-json',
    JSON.stringify({ ...overlays(context).popupOverlay, version, isPreview }),
  )
  const template = document.querySelector(TEMPLATE)
  if (template instanceof HTMLTemplateElement) {
    const content = document.importNode(template.content, true)
    // In a small window it may stand below what is seen of the pop-up, where nothing would wake it.
    for (const element of content.querySelectorAll('*')) {
      if (blockName(element) && !element.hasAttribute('data-load')) element.setAttribute('data-load', 'eager')
    }
    block.append(content)
  }
  document.body.append(block)
}

/** The page says what stands in its pop-up. */
export const hasPopup = (context: SiteContext): boolean =>
  Object.keys(overlays(context).popupOverlay).length > 0 || document.querySelector(TEMPLATE) !== null

/** What keeps the pop-up from this visitor, now; undefined where nothing does. */
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
