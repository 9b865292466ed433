import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { flag, text } from '../../src/data/fields/validators'

/** A restaurant's number at OpenTable, written as a number or as its digits. */
const restaurantId = z.custom<string>(
  value => typeof value === 'string' && /^\d{1,12}$/.test(value),
  'expected the number of a restaurant',
)

const wire = z.object({
  /** The restaurant's numbers at OpenTable; with several, visitors choose among them. Left out, the server's HTML stays. */
  restaurantId: z._default(z.array(restaurantId), []),
  /** What is booked at, for the link. */
  title: text(),
  /** The language of the form, such as `en-US`; that of the page where it is left out. */
  language: text(),
  /** Opens the booking in a new tab. */
  newTab: flag(),
  /** Whether the server's HTML leads to OpenTable itself. */
  isLinked: flag(),
})

/** `data-block-json` of `<ashlar-reservation>`. */
export const reservationSchema = z.pipe(z.transform(withList), wire)

/** All that the view needs; complete once it has passed the schema. */
export type ReservationData = z.output<typeof reservationSchema>
/** What the server's HTML can say of a reservation. */
export type ReservationContent = z.input<typeof wire>

/** One number is a list of one. */
function withList(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { restaurantId: ids, ...rest } = data
  if (ids === undefined || ids === null || ids === '') return rest
  return {
    ...rest,
    restaurantId: [ids].flat().map(id => (typeof id === 'number' ? `${id}` : id)),
  }
}
