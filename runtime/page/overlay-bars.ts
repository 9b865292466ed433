import { infoBarFacts, isBadgeShown, isStyled } from '../../src/popups/overlay-rules'
import type { SiteContext } from '../../src/site/site-store'
import { recordIn, textIn } from './context-fields'
import {
  businessFacts,
  infoBarSettings,
  isSet,
  numberIn,
  styleIn,
  templateVersionOf,
} from './overlay-settings'

/** Corners by the number that servers write. */
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

/** What stands above the page beside the pop-up: the data of each block, undefined where its rule is against it. */
export const BARS = {
  'info-bar': infoBar,
  'licensed-assets-bar': licensedAssets,
  'announcement-bar': announcement,
  'site-badge': badge,
  'pinterest-overlay': pinterest,
} as const satisfies Record<string, (context: SiteContext) => object | undefined>

/** Only where the server says that the page shows it. */
function announcement(context: SiteContext): object | undefined {
  const settings = recordIn(recordIn(context, 'websiteSettings'), 'announcementBarSettings')
  const html = textIn(settings, 'text')
  if (!isSet(context, 'showAnnouncementBar') || !isStyled(styleIn(settings, 'style')) || !html)
    return undefined
  const link = recordIn(settings, 'clickthroughUrl')
  return { html, url: textIn(link, 'url'), newWindow: isSet(link, 'newWindow') }
}

function infoBar(context: SiteContext): object | undefined {
  return infoBarFacts(infoBarSettings(context), businessFacts(context))
}

function badge(context: SiteContext): object | undefined {
  const settings = recordIn(context, 'websiteSettings')
  if (!isBadgeShown(templateVersionOf(context), styleIn(settings, 'ssBadgeType'))) return undefined
  const corner = CORNERS[numberIn(settings, 'ssBadgePosition') - 1]
  return { ...recordIn(context, 'badge'), ...(corner && { corner }) }
}

function licensedAssets(context: SiteContext): object | undefined {
  const bar = recordIn(context, 'licensedAssetsBar')
  return textIn(bar, 'text') ? bar : undefined
}

/** The mode 'disabled' turns it off, any other leaves it on (B3 L121); a server that knows none has none. */
function pinterest(context: SiteContext): object | undefined {
  const options = recordIn(recordIn(context, 'websiteSettings'), 'pinterestOverlayOptions')
  const mode = textIn(options, 'mode')
  return mode && mode !== 'disabled' ? {} : undefined
}
