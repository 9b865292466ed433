import type { ReservationData } from './reservation.schema'

/** The reservation service. */
export const OPEN_TABLE = { name: 'OpenTable', host: 'www.opentable.com' } as const

/** Up to this width of the block, in px, the form is narrow [WID-08]. */
const WIDE_ABOVE_PX = 850

/** The layouts of OpenTable's form. */
export type ReservationLayout = 'standard' | 'wide'

/** The layout of the form for a width of the block. */
export const layoutAt = (width: number): ReservationLayout => (width > WIDE_ABOVE_PX ? 'wide' : 'standard')

/** The booking page of the first restaurant. */
export const bookingPage = ({ restaurantId: [id] }: Pick<ReservationData, 'restaurantId'>): string =>
  id ? `https://${OPEN_TABLE.host}/restref/client/?rid=${id}&restref=${id}` : `https://${OPEN_TABLE.host}/`
