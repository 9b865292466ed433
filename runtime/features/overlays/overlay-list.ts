import { isStyled } from '../../../src/overlays/popups/overlay-rules'
import type { SiteContext } from '../../../src/site/core/site-store'
import { popupSettings } from '../../../src/site/overlay-settings'
import { BARS } from './overlay-bars'
import { hasPopup, hindranceOf } from './popup'

/** One of the site's overlays, as its owner sees it. */
export interface ListedOverlay {
  readonly name: string
  /** Visitors see it on this page. */
  readonly isShown: boolean
  /** Why they do not, by name. */
  readonly hindrance?: string | undefined
  /** It can be looked at all the same. */
  readonly canPreview?: boolean
}

/** All overlays, and what becomes of each on this page. */
export function listOverlays(context: SiteContext): ListedOverlay[] {
  const isOn = isStyled(popupSettings(context).style)
  const hindrance = hindranceOf(context) ?? (isOn && !hasPopup(context) ? 'empty' : undefined)
  return [
    { name: 'popup-overlay', isShown: !hindrance, hindrance, canPreview: hasPopup(context) },
    ...Object.entries(BARS).map(([name, dataOf]) => ({ name, isShown: dataOf(context) !== undefined })),
  ]
}
