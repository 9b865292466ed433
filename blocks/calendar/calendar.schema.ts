import * as z from 'zod/mini'
import { eventSchema } from '../../src/calls/calendar-event'
import { isRecord } from '../../src/data/core/json'
import { list, oneOf, text, textMatching } from '../../src/data/fields/validators'

const isWeekday = (value: unknown): boolean => [1, 2, 3, 4, 5, 6, 7].includes(value as number)

const areTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(text => typeof text === 'string')

/** `data-block-json` of `<ashlar-calendar>`. */
export const calendarSchema = z.object({
  /** The collection whose events are requested, month by month; none if empty. */
  collectionId: text(),
  /** Events provided by the page. */
  events: list(eventSchema),
  /** The initial month, as `2026-12`; by default the current one. */
  month: z._default(textMatching(/^([1-9]\d{3}-(0[1-9]|1[0-2]))?$/, 'a month, such as 2026-12'), ''),
  /** `month`: a table of the month. `list`: its events below one another. */
  view: z._default(oneOf(['month', 'list']), 'month'),
  /** The first day of the week, from 1 for Monday to 7 for Sunday; by default that of the language. */
  firstDay: z.optional(z.custom<number>(isWeekday, 'expected a weekday from 1 to 7')),
  /** IANA name of the time zone; by default the site's. */
  timeZone: text(),
  /** The accessible name of the calendar. */
  label: text(),
  /** Texts that replace the defaults, by the keys of calendar.messages.ts. */
  texts: z._default(z.custom<Readonly<Record<string, string>>>(areTexts, 'expected texts by name'), {}),
  /** The events of the server's HTML, used if `events` is empty. Read from HTML only. */
  serverEvents: list(eventSchema),
  /** The rest of the server's HTML. Read from HTML only. */
  rest: list(z.custom<ChildNode>()),
})

/** The calendar's data after parsing, with all defaults. */
export type CalendarData = z.output<typeof calendarSchema>
/** The part of the data that the server's HTML provides. */
export type CalendarContent = z.input<typeof calendarSchema>
