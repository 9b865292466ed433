import type { ReservationData } from './reservation.schema'

/** Who takes the reservations. */
export const OPEN_TABLE = { name: 'OpenTable', host: 'www.opentable.com' } as const

/** Up to this width of the block its form is narrow, in px (B9 L360). */
export const WIDE_ABOVE_PX = 850

/** The layouts of OpenTable's form. */
export type ReservationLayout = 'standard' | 'wide'

/** How the form is laid out in a block of that width. */
export const layoutAt = (width: number): ReservationLayout => (width > WIDE_ABOVE_PX ? 'wide' : 'standard')

/** The page where the first of the restaurants takes reservations. */
export const bookingPage = ({ restaurantId: [id] }: Pick<ReservationData, 'restaurantId'>): string =>
  id ? `https://${OPEN_TABLE.host}/restref/client/?rid=${id}&restref=${id}` : `https://${OPEN_TABLE.host}/`
