import type { BusinessFacts, InfoBarSettings } from '../../src/popups/overlay-rules'
import type { PopupSettings } from '../../src/popups/popup-rules'
import { recordIn, textIn } from './context-fields'

/** What the context says of the pop-up, with what holds where it says nothing. */
export function popupSettings(context: object): PopupSettings {
  const settings = recordIn(recordIn(context, 'websiteSettings'), 'popupOverlaySettings')
  const allPages = field(settings, 'showOnAllPages')
  const listed = field(settings, 'enabledPages')
  return {
    style: styleIn(settings, 'style'),
    enableMobile: field(settings, 'enableMobile') !== false,
    version: numberIn(settings, 'version'),
    showUntilSignup: isSet(settings, 'showUntilSignup'),
    displayFrequency: numberIn(settings, 'displayFrequency', 30),
    showOnScroll: isSet(settings, 'showOnScroll'),
    scrollPercentage: numberIn(settings, 'scrollPercentage'),
    showOnTimer: isSet(settings, 'showOnTimer'),
    timerDelay: numberIn(settings, 'timerDelay'),
    showOnAllPages: typeof allPages === 'boolean' ? allPages : undefined,
    enabledPages: Array.isArray(listed) ? listed.filter(id => typeof id === 'string') : [],
  }
}

/** What the context says of the mobile info bar. */
export function infoBarSettings(context: object): InfoBarSettings {
  const settings = recordIn(recordIn(context, 'websiteSettings'), 'mobileInfoBarSettings')
  return {
    style: styleIn(settings, 'style'),
    isContactEmailEnabled: isSet(settings, 'isContactEmailEnabled'),
    isContactPhoneNumberEnabled: isSet(settings, 'isContactPhoneNumberEnabled'),
    isLocationEnabled: isSet(settings, 'isLocationEnabled'),
    isBusinessHoursEnabled: isSet(settings, 'isBusinessHoursEnabled'),
  }
}

const ADDRESS_LINES = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry']

/** What the context says of the business; empty where it says nothing. */
export function businessFacts(context: object): BusinessFacts {
  const settings = recordIn(context, 'websiteSettings')
  const location = recordIn(recordIn(context, 'website'), 'location')
  const lines = ADDRESS_LINES.map(name => textIn(location, name))
  return {
    email: textIn(settings, 'contactEmail'),
    phone: textIn(settings, 'contactPhoneNumber'),
    // A country alone is no place to go to.
    address: lines.slice(0, -1).some(line => line) ? lines.filter(line => line).join(', ') : '',
    hours: textIn(settings, 'businessHours'),
  }
}

/** The id of the page's collection, which servers write in one of two places. */
export const collectionIdOf = (context: object): string =>
  textIn(context, 'collectionId') || textIn(recordIn(context, 'collection'), 'id')

/** The version of the site's template, which servers write in one of two places. */
export const templateVersionOf = (context: object): string =>
  textIn(recordIn(context, 'website'), 'templateVersion') || textIn(context, 'templateVersion')

/** A number of the context; `fallback` where there is none. */
export function numberIn(settings: object, name: string, fallback = 0): number {
  const value = field(settings, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** The number or name of a style; 0 where there is none. */
export function styleIn(settings: object, name: string): number | string {
  const value = field(settings, name)
  return typeof value === 'string' ? value.trim() : numberIn(settings, name)
}

/** The field is true, and not only something that counts as such. */
export const isSet = (settings: object, name: string): boolean => field(settings, name) === true

const field = (settings: object, name: string): unknown =>
  Object.hasOwn(settings, name) ? Reflect.get(settings, name) : undefined
