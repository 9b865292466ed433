import type { TableBookingData } from './table-booking.schema'

/** The booking service. */
export const TOCK = { name: 'Tock', host: 'www.exploretock.com' } as const

/** The script that renders the form [WID-10]. */
export const TOCK_SCRIPT = `https://${TOCK.host}/tock.js`

/** The id of Tock's container, one per page. */
export const TOCK_CONTAINER = 'Tock_widget_container'

/** The URL of the restaurant at Tock. */
export const bookingPage = (slug: string): string => `https://${TOCK.host}/${slug}`

/** The `data-` attributes of Tock's container. */
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
