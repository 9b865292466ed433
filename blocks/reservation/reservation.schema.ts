import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { flag, text } from '../../src/data/fields/validators'

/** A restaurant's id at OpenTable, as a number or digits. */
const restaurantId = z.custom<string>(
  value => typeof value === 'string' && /^\d{1,12}$/.test(value),
  'expected the number of a restaurant',
)

const wire = z.object({
  /** The restaurant ids at OpenTable; visitors choose among several. Without any, the server's HTML stays. */
  restaurantId: z._default(z.array(restaurantId), []),
  /** The name of the restaurant, for the link. */
  title: text(),
  /** The language of the form, such as `en-US`; by default the page's. */
  language: text(),
  /** Opens the booking in a new tab. */
  newTab: flag(),
  /** Whether the server's HTML links to OpenTable. Read from HTML only. */
  isLinked: flag(),
})

/** `data-block-json` of `<ashlar-reservation>`. */
export const reservationSchema = z.pipe(z.transform(withList), wire)

/** The data after parsing, with all defaults. */
export type ReservationData = z.output<typeof reservationSchema>
/** The part of the data that the server's HTML provides. */
export type ReservationContent = z.input<typeof wire>

/** Turns a single id into a list. */
function withList(data: unknown): unknown {
  if (!isRecord(data)) return data
  const { restaurantId: ids, ...rest } = data
  if (ids === undefined || ids === null || ids === '') return rest
  return {
    ...rest,
    restaurantId: [ids].flat().map(id => (typeof id === 'number' ? `${id}` : id)),
  }
}
