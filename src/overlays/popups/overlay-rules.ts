/** Style numbers of what an owner has switched off, on real pages and as they are written by hand. */
const NO_STYLES: readonly unknown[] = [undefined, null, '', 0, 1, '0', '1', 'none']

/** The owner has chosen a look for it, which switches it on. */
export const isStyled = (style: unknown): boolean => !NO_STYLES.includes(style)

/** The site's badge is shown unless its template is of version 7.1, or has the type none [POP-14]. */
export const isBadgeShown = (templateVersion: string, badgeType: number | string): boolean =>
  templateVersion !== '7.1' && isStyled(badgeType)

/** What the mobile info bar can hold. */
export interface InfoBarSettings {
  readonly style: number | string
  readonly isContactEmailEnabled: boolean
  readonly isContactPhoneNumberEnabled: boolean
  readonly isLocationEnabled: boolean
  readonly isBusinessHoursEnabled: boolean
}

/** What is known of the business. */
export interface BusinessFacts {
  readonly email: string
  readonly phone: string
  /** Its address in one line. */
  readonly address: string
  readonly hours: string
}

/** What the mobile info bar shows of the business: what is switched on and known. Undefined where that is nothing. */
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
