import { SITE_STATUSES } from '../enums/site-statuses'
import { WEBSITE_TYPES } from '../enums/website-types'
import type { Site } from './site.schema'

/** The site is a single page, before the owner has built more (A3 L56). */
export const isCoverPage = ({ website }: Pick<Site, 'website'>): boolean =>
  website.websiteType === WEBSITE_TYPES.coverPage

/** The site only holds its domain (A3 L56). */
export const isParkingPage = ({ website }: Pick<Site, 'website'>): boolean =>
  website.websiteType === WEBSITE_TYPES.parkingPage

/** The site was sold on by a reseller (A3 L56). */
export const isResold = ({ website }: Pick<Site, 'website'>): boolean =>
  website.siteStatus.value === SITE_STATUSES.resold

/** The site was sold on and its payment is overdue, but not yet too long (A3 L56). */
export const isResoldGracePeriod = ({ website }: Pick<Site, 'website'>): boolean =>
  website.siteStatus.value === SITE_STATUSES.resoldGracePeriod

/** The site is one of our own, where experiments can be overridden (B6 L290). */
export const isInternalSite = ({ website }: Pick<Site, 'website'>): boolean =>
  website.siteStatus.value === SITE_STATUSES.internal

/** Pictures carry a control to share them, unless the owner disabled it (B3 L121). */
export const isPinterestOverlayOn = ({ websiteSettings }: Pick<Site, 'websiteSettings'>): boolean =>
  websiteSettings.pinterestOverlayOptions.mode !== 'disabled'
