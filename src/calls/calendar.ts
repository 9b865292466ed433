import * as z from 'zod/mini'
import { isRecord } from '../data/core/json'
import { readMoment } from '../locale/dates/moment'
import { defineSchema } from './define-schema'
import { id, textOf } from './request-fields'

/** The events of a collection in a month: `?month=MM-YYYY&collectionId=ID`. */
export const ITEMS_BY_MONTH_PATH = '/api/open/GetItemsByMonth'

export const monthQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({
    /** As `MM-YYYY`. */
    month: textOf(/^(0[1-9]|1[0-2])-\d{4}$/),
    collectionId: id(),
  }),
)

const isMoment = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && !!readMoment(value, 'UTC')

/** An event, in the call's answer and in JSON on pages. */
export const calendarItem = z.object({
  /** The id of the event. */
  id: z.optional(z.string()),
  /** The title of the event. */
  title: z.string(),
  /** The address of its page. */
  fullUrl: z.optional(z.string()),
  /** Ms since 1970, or ISO 8601: a date is the whole day, a time without an offset is in the site's zone. */
  startDate: z.custom<number | string>(isMoment, 'expected ms since 1970, or ISO 8601'),
  /** The end, in the form of the start; without one, the event ends on the day on which it starts. */
  endDate: z.optional(
    z.custom<number | string | null>(
      value => value === null || isMoment(value),
      'expected ms since 1970, or ISO 8601',
    ),
  ),
  /** The location, in one line or as a structured address. */
  location: z.optional(
    z.custom<string | Readonly<Record<string, unknown>> | null>(
      value => value === null || typeof value === 'string' || isRecord(value),
      'expected an address',
    ),
  ),
  /** A text about the event. */
  description: z.optional(z.string()),
})

/** The answer; the page ignores invalid items. */
export const monthAnswer = /* @__PURE__ */ defineSchema(() => z.array(calendarItem))
