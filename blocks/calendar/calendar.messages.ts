import { FAILURE_MESSAGES } from '../../src/messages/failure.messages'

/** What a visitor reads and hears of a calendar; all but those of failures (B8 L330) are ours. */
export const CALENDAR_MESSAGES = {
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
  failed: FAILURE_MESSAGES.loadResults,
  retry: FAILURE_MESSAGES.tryAgain,
  /** Of a day, by the plural rules of the language; `other` where it has no text of its own. */
  one: '{count} event',
  other: '{count} events',
} as const

/** The texts of one calendar: those of its JSON, else ours. */
export type CalendarTexts = Readonly<Record<keyof typeof CALENDAR_MESSAGES, string>>

/** How many events a day has, by the plural rules of the language. */
export function countText(texts: CalendarTexts, count: number, language: string | undefined): string {
  const rule = new Intl.PluralRules(language).select(count)
  const text = rule in texts ? texts[rule as keyof CalendarTexts] : texts.other
  return text.replace('{count}', new Intl.NumberFormat(language).format(count))
}
