import { infoBarFacts, isBadgeShown, isStyled } from '../../../src/overlays/popups/overlay-rules'
import type { SiteContext } from '../../../src/site/core/site-store'
import {
  announcement as announcementSettings,
  business,
  infoBarSettings,
  overlays,
} from '../../../src/site/overlay-settings'
import { page } from '../../../src/site/slices/page'

/** Corners by the server's number, from 1. */
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

/** Data of each overlay except the pop-up; `undefined` if its rule prevents it. */
export const BARS = {
  'info-bar': infoBar,
  'licensed-assets-bar': licensedAssets,
  'announcement-bar': announcement,
  'site-badge': badge,
  'pinterest-overlay': pinterest,
} as const satisfies Record<string, (context: SiteContext) => object | undefined>

/** Only if the server says that the page shows it. */
function announcement(context: SiteContext): object | undefined {
  const { style, text: html, url, newWindow } = announcementSettings(context)
  if (!page(context).showAnnouncementBar || !isStyled(style) || !html) return undefined
  return { html, url, newWindow }
}

function infoBar(context: SiteContext): object | undefined {
  const {
    contactEmail: email,
    contactPhoneNumber: phone,
    businessHours: hours,
    ...location
  } = business(context)
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  const lines = [addressTitle, addressLine1, addressLine2].filter(line => line.trim())
  // A country alone is not an address.
  const address = lines.length ? [...lines, addressCountry].filter(line => line).join(', ') : ''
  return infoBarFacts(infoBarSettings(context), { email, phone, address, hours })
}

function badge(context: SiteContext): object | undefined {
  const { templateVersion, badge, badgeType, badgePosition } = overlays(context)
  if (!isBadgeShown(templateVersion, badgeType)) return undefined
  const corner = CORNERS[badgePosition - 1]
  return { ...badge, ...(corner && { corner }) }
}

function licensedAssets(context: SiteContext): object | undefined {
  const { licensedAssetsBar: bar } = overlays(context)
  return bar['text'] ? bar : undefined
}

/** On unless the mode is 'disabled' [CTX-12] or missing. */
function pinterest(context: SiteContext): object | undefined {
  const { pinterestMode } = overlays(context)
  return pinterestMode !== null && pinterestMode !== 'disabled' ? {} : undefined
}
