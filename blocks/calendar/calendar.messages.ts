import { translatable } from '../../src/locale/core/translatable'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'

/** What a visitor reads and hears of a calendar; all but those of failures (B8 L330) are ours. */
export const CALENDAR_MESSAGES = translatable('calendar', {
  /** Names the calendar where the page does not. */
  label: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  /** Names the two views, and each of them. */
  views: 'View',
  month: 'Month',
  list: 'List',
  choose: 'Choose a day to see its events.',
  none: 'No events on this day.',
  noneInMonth: 'No events this month.',
  loading: 'Loading events…',
  /** Of a day: `1 event`, `12 events`. */
  events: (count: number, written: string): string => `${written} ${count === 1 ? 'event' : 'events'}`,
})

/** Texts by name, as the JSON of a calendar has them. */
export type OwnTexts = Readonly<Record<string, string>>

/** The texts of one calendar. */
export type CalendarTexts = Readonly<
  Record<Exclude<keyof typeof CALENDAR_MESSAGES, 'events'> | 'retry', string> & {
    /** In the place of the reason why a month could not be loaded. */
    failed?: string
  }
>

/** Those of its JSON, else ours. */
export const textsOf = (own: OwnTexts): CalendarTexts => ({
  ...CALENDAR_MESSAGES,
  retry: FAILURE_MESSAGES.tryAgain,
  ...own,
})

/** How many events a day has, by the plural rules of the language: `one` to `other` of its JSON, else ours. */
export function formatEventCount(own: OwnTexts, count: number, language: string | undefined): string {
  const written = new Intl.NumberFormat(language).format(count)
  const text = own[new Intl.PluralRules(language).select(count)] ?? own['other']
  return text?.replace('{count}', () => written) ?? CALENDAR_MESSAGES.events(count, written)
}
