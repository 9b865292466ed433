/** Styles that mean "off", in exported pages and in handwritten settings. */
const NO_STYLES: readonly unknown[] = [undefined, null, '', 0, 1, '0', '1', 'none']

/** Returns whether the owner has chosen a style, which switches the overlay on. */
export const isStyled = (style: unknown): boolean => !NO_STYLES.includes(style)

/**
 * Returns whether to show the site's badge: unless its template is version 7.1 or its type is none.
 */
export const isBadgeShown = (templateVersion: string, badgeType: number | string): boolean =>
  templateVersion !== '7.1' && isStyled(badgeType)

/** Items of the mobile info bar. */
interface InfoBarSettings {
  readonly style: number | string
  readonly isContactEmailEnabled: boolean
  readonly isContactPhoneNumberEnabled: boolean
  readonly isLocationEnabled: boolean
  readonly isBusinessHoursEnabled: boolean
}

/** The details of the business. */
interface BusinessFacts {
  readonly email: string
  readonly phone: string
  /** The address in one line. */
  readonly address: string
  readonly hours: string
}

/**
 * Returns the details to show in the mobile info bar: those that are switched on and known; undefined if
 * there are none.
 */
export function infoBarFacts(
  settings: InfoBarSettings,
  { email, phone, address, hours }: BusinessFacts,
): Partial<BusinessFacts> | undefined {
  if (!isStyled(settings.style)) return undefined
  const facts = {
    ...(settings.isContactEmailEnabled && email && { email }),
    ...(settings.isContactPhoneNumberEnabled && phone && { phone }),
    ...(settings.isLocationEnabled && address && { address }),
    ...(settings.isBusinessHoursEnabled && hours && { hours }),
  }
  return Object.keys(facts).length ? facts : undefined
}
