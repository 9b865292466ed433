import { translatable } from '../../src/locale/core/translatable'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'

/** The texts of the calendar, except those of failures. */
export const CALENDAR_MESSAGES = translatable('calendar', {
  /** The default accessible name. */
  label: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  /** The label of the view switch, and its two options. */
  views: 'View',
  month: 'Month',
  list: 'List',
  choose: 'Choose a day to see its events.',
  none: 'No events on this day.',
  noneInMonth: 'No events this month.',
  loading: 'Loading events…',
  /** Events of a day that its cell has no room for. */
  more: (written: string): string => `+${written} more`,
  /** The number of events of a day: `1 event`, `12 events`. */
  events: (count: number, written: string): string => `${written} ${count === 1 ? 'event' : 'events'}`,
})

/** Texts by key from the block's JSON. */
type OwnTexts = Readonly<Record<string, string>>

/** The texts of one calendar. */
export type CalendarTexts = Readonly<
  Record<Exclude<keyof typeof CALENDAR_MESSAGES, 'events' | 'more'> | 'retry', string> & {
    /** Replaces the reason why a month could not be loaded. */
    failed?: string
  }
>

/** The texts of its JSON, with ours as defaults. */
export const textsOf = (own: OwnTexts): CalendarTexts => ({
  ...CALENDAR_MESSAGES,
  retry: FAILURE_MESSAGES.tryAgain,
  ...own,
})

/** Formats the number of events by the language's plural rules, with the JSON's texts `one` to `other` or ours. */
export function formatEventCount(own: OwnTexts, count: number, language: string | undefined): string {
  const written = new Intl.NumberFormat(language).format(count)
  const text = own[new Intl.PluralRules(language).select(count)] ?? own['other']
  return text?.replace('{count}', () => written) ?? CALENDAR_MESSAGES.events(count, written)
}
