import * as z from 'zod/mini'
import { type EventData, isEvent, NO_EVENT } from '../../src/calls/calendar-events/calendar-event'
import { isRecord } from '../../src/data/core/json'
import { list, oneOf, text, textMatching } from '../../src/data/fields/validators'

const isWeekday = (value: unknown): boolean => [1, 2, 3, 4, 5, 6, 7].includes(value as number)

const areTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(text => typeof text === 'string')

/** `data-block-json` of `<ashlar-calendar>`. */
export const calendarSchema = z.object({
  /** The collection whose events are asked for, month by month; none are where it is empty. */
  collectionId: text(),
  /** Events that the page knows already. */
  events: list(z.custom<EventData>(isEvent, NO_EVENT)),
  /** The month that shows first, as `2026-12`; this month where none is named. */
  month: z._default(textMatching(/^([1-9]\d{3}-(0[1-9]|1[0-2]))?$/), ''),
  view: z._default(oneOf(['month', 'list']), 'month'),
  /** The weekday that weeks begin with, from Monday, 1, to Sunday, 7; else as the language has it. */
  firstDay: z.optional(z.custom<number>(isWeekday, 'expected a weekday from 1 to 7')),
  /** IANA name of the zone that times are in; else the site's. */
  timeZone: text(),
  /** Names the calendar for those who do not see it. */
  label: text(),
  /** Texts in place of ours, by the names of calendar.messages.ts. */
  texts: z._default(z.custom<Readonly<Record<string, string>>>(areTexts, 'expected texts by name'), {}),
  /** The events of the server's HTML: they count where `events` is empty. */
  serverEvents: list(z.custom<EventData>(isEvent, NO_EVENT)),
  /** What stands in the server's HTML beside its events. */
  rest: list(z.custom<ChildNode>()),
})

/** All that the calendar's view needs; complete once it has passed the schema. */
export type CalendarData = z.output<typeof calendarSchema>
/** What the server's HTML can say of a calendar. */
export type CalendarContent = z.input<typeof calendarSchema>
