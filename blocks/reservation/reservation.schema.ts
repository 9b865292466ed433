import * as z from 'zod/mini'
import { flag, text } from '../../src/data/fields/validators'

/** A restaurant's id at OpenTable, as a number or digits. */
type RestaurantId = number | string

const isRestaurantId = (id: unknown): boolean =>
  (typeof id === 'number' || typeof id === 'string') && /^\d{1,12}$/.test(`${id}`)

/** One id or several; none if empty. */
const restaurantIds = z.pipe(
  z.custom<RestaurantId | readonly RestaurantId[]>(
    ids => listOf(ids).every(isRestaurantId),
    'expected the number of a restaurant, or a list of them',
  ),
  z.transform(ids => listOf(ids).map(String)),
)

/** `data-block-json` of `<ashlar-reservation>`. */
export const reservationSchema = z.object({
  /** The restaurant ids at OpenTable; visitors choose among several. Without any, the server's HTML stays. */
  restaurantId: z._default(restaurantIds, []),
  /** The name of the restaurant, for the link. */
  title: text(),
  /** The language of the form, such as `en-US`; by default the page's. */
  language: text(),
  /** Opens the booking in a new tab. */
  newTab: flag(),
  /** Whether the server's HTML links to OpenTable. Read from HTML only. */
  isLinked: flag(),
})

/** The data after parsing, with all defaults. */
export type ReservationData = z.output<typeof reservationSchema>
/** The part of the data that the server's HTML provides. */
export type ReservationContent = z.input<typeof reservationSchema>

const listOf = (ids: unknown): readonly unknown[] => (ids === null || ids === '' ? [] : [ids].flat())
