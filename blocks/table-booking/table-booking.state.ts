import type { TableBookingData } from './table-booking.schema'

/** Who takes the bookings. */
export const TOCK = { name: 'Tock', host: 'www.exploretock.com' } as const

/** The script that draws the form (B7 L319). */
export const TOCK_SCRIPT = `https://${TOCK.host}/tock.js`

/** The id of the element that Tock draws into: it takes one on a page. */
export const TOCK_CONTAINER = 'Tock_widget_container'

/** The restaurant's own page at Tock. */
export const bookingPage = (slug: string): string => `https://${TOCK.host}/${slug}`

/** What Tock reads from the element that it draws into. */
export function containerData(
  { displayMode, colorMode, locale, timeZone }: TableBookingData,
  language: string,
): Readonly<Record<string, string>> {
  return {
    tockDisplayMode: displayMode,
    tockColorMode: colorMode,
    tockLocale: locale || language || 'en-US',
    ...(timeZone && { tockTimezone: timeZone }),
  }
}
