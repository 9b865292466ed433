import type { ReservationData } from './reservation.schema'

/** Who takes the reservations. */
export const OPEN_TABLE = { name: 'OpenTable', host: 'www.opentable.com' } as const

/** Up to this width of the block its form is narrow, in px (B9 L360). */
export const WIDE_ABOVE_PX = 850

/** The layouts of OpenTable's form. */
export type ReservationLayout = 'standard' | 'wide'

/** How the form is laid out in a block of that width. */
export const layoutAt = (width: number): ReservationLayout => (width > WIDE_ABOVE_PX ? 'wide' : 'standard')

type Restaurant = Pick<ReservationData, 'restaurantId'>

/** The script that draws the form (B7 L319). */
export function formScript(
  { restaurantId, newTab }: Restaurant & Pick<ReservationData, 'newTab'>,
  layout: ReservationLayout,
  language: string,
): string {
  const address = new URL(`https://${OPEN_TABLE.host}/widget/reservation/loader`)
  const query = address.searchParams
  for (const id of restaurantId) query.append('rid', id)
  query.set('type', restaurantId.length > 1 ? 'multi' : 'standard')
  query.set('theme', layout)
  query.set('iframe', 'true')
  query.set('domain', 'com')
  query.set('lang', formLanguage(language))
  query.set('newtab', `${newTab}`)
  return address.href
}

/** The page where the first of the restaurants takes reservations. */
export const bookingPage = ({ restaurantId: [id] }: Restaurant): string =>
  id ? `https://${OPEN_TABLE.host}/restref/client/?rid=${id}&restref=${id}` : `https://${OPEN_TABLE.host}/`

/** The languages that the form speaks. */
const LANGUAGES = ['en-US', 'fr-CA', 'de-DE', 'es-MX', 'ja-JP', 'nl-NL', 'it-IT']

/** The form's language for a page's: the same, or another of the same tongue, or English. */
export function formLanguage(wanted: string): string {
  const same = LANGUAGES.find(known => known.toLowerCase() === wanted.toLowerCase())
  const [tongue] = wanted.toLowerCase().split('-')
  return same ?? LANGUAGES.find(known => known.slice(0, 2) === tongue) ?? 'en-US'
}
