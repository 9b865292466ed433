import { at, code, type Field, flag, list, number, record, slice, text } from './slices/slice'

/** Number or name of a style; 0 if missing. */
const style = code(0)

/** The site's pop-up. */
export const popupSettings = slice(['websiteSettings.popupOverlaySettings.'], {
  /** Off when 0, 1 or 'none'. */
  style,
  /** Also on mobile devices. */
  enableMobile: flag(true),
  /** A visitor who closed an older version sees the pop-up again. */
  version: number(),
  /** Not shown again to a visitor who submitted its form. */
  showUntilSignup: flag(),
  /** Days until a closed pop-up shows again; -1 means never. */
  displayFrequency: number(30),
  showOnScroll: flag(),
  /** Scroll position at which it shows, in percent of the page. */
  scrollPercentage: number(),
  showOnTimer: flag(),
  /** Milliseconds on the page until it shows. */
  timerDelay: number(),
  /** null for servers without page lists. */
  showOnAllPages: flag(null),
  /** The ids of the collections whose pages show it. */
  enabledPages: list(text(null)),
})

/** The mobile info bar. */
export const infoBarSettings = slice(['websiteSettings.mobileInfoBarSettings.'], {
  style,
  isContactEmailEnabled: flag(),
  isContactPhoneNumberEnabled: flag(),
  isLocationEnabled: flag(),
  isBusinessHoursEnabled: flag(),
})

/** Opening hours as text. Servers that send them per day send an object, which is not shown. */
const hours: Field<string> = (raw, path, wrong) =>
  raw && typeof raw === 'object' ? '' : text()(raw, path, wrong)

/** The address and contact details of the business; empty texts if missing. */
export const business = slice(['website.location.'], {
  contactEmail: at(['websiteSettings.contactEmail'], text()),
  contactPhoneNumber: at(['websiteSettings.contactPhoneNumber'], text()),
  businessHours: at(['websiteSettings.businessHours'], hours),
  addressTitle: text(),
  addressLine1: text(),
  addressLine2: text(),
  addressCountry: text(),
})

/** The announcement bar. */
export const announcement = slice(['websiteSettings.announcementBarSettings.'], {
  style,
  /** HTML of the announcement. */
  text: text(),
  url: at(['websiteSettings.announcementBarSettings.clickthroughUrl.url'], text()),
  newWindow: at(['websiteSettings.announcementBarSettings.clickthroughUrl.newWindow'], flag()),
})

/** The other overlays of the page. */
export const overlays = slice([''], {
  /** 'disabled' turns the overlay off, any other mode leaves it on; null if missing. */
  pinterestMode: at(['websiteSettings.pinterestOverlayOptions.mode'], text(null)),
  /** One of `SITE_VERSIONS`; empty on the oldest sites. */
  templateVersion: at(['website.templateVersion', 'templateVersion'], text()),
  /** Number or name of the badge's style. */
  badgeType: at(['websiteSettings.ssBadgeType'], style),
  /** The number of the badge's corner. */
  badgePosition: at(['websiteSettings.ssBadgePosition'], number()),
  /** Data of the badge. */
  badge: record(),
  /** Data of the pop-up. */
  popupOverlay: record(),
  /** The data of the bar that lists licensed assets. */
  licensedAssetsBar: record(),
})
