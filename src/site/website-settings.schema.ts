import * as z from 'zod/mini'
import { flag, list, number, part, text } from '../fields'
import { record } from '../kinds'

/** Number or name of a style; 0 when the owner chose none. */
const style = z._default(z.union([z.number(), z.string()]), 0)

const popupOverlaySettingsSchema = part({
  /** Off when 0, 1 or 'none'. */
  style,
  /** Also on mobile devices. */
  enableMobile: z._default(z.boolean(), true),
  /** A visitor who closed an older version sees the pop-up again. */
  version: number(),
  /** Not shown again to a visitor who submitted its form. */
  showUntilSignup: flag(),
  /** Days until a closed pop-up shows again; -1 means never. */
  displayFrequency: number(30),
  showOnScroll: flag(),
  /** How far the visitor has scrolled, in percent of the page, when it shows. */
  scrollPercentage: number(),
  showOnTimer: flag(),
  /** Milliseconds on the page until it shows. */
  timerDelay: number(),
  /** Left open by a server that does not know page lists. */
  showOnAllPages: z.optional(z.boolean()),
  /** Ids of the collections whose pages show it. */
  enabledPages: list(z.string()),
})

const mobileInfoBarSettingsSchema = part({
  style,
  isContactEmailEnabled: flag(),
  isContactPhoneNumberEnabled: flag(),
  isLocationEnabled: flag(),
  isBusinessHoursEnabled: flag(),
})

const announcementBarSettingsSchema = part({
  style,
  /** HTML of the announcement. */
  text: text(),
  clickthroughUrl: part({ url: text(), newWindow: flag() }),
})

/** What the owner switched on and off (B3 L121). */
export const websiteSettingsSchema = part({
  /** Name under which the comment service knows the site. */
  disqusShortname: text(),
  commentsEnabled: flag(),
  mobileInfoBarSettings: mobileInfoBarSettingsSchema,
  popupOverlaySettings: popupOverlaySettingsSchema,
  announcementBarSettings: announcementBarSettingsSchema,
  /** 'disabled' turns the overlay off, any other mode leaves it on. */
  pinterestOverlayOptions: part({ mode: text() }),
  contactEmail: text(),
  contactPhoneNumber: text(),
  /** Opening hours in words. */
  businessHours: z._default(z.union([z.string(), record()]), ''),
  /** Number of the badge's style; 0 when the server names none. */
  ssBadgeType: number(),
  /** Number of the corner that the badge stands in; 0 when the server names none. */
  ssBadgePosition: number(),
})
