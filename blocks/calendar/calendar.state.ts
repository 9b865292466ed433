import { type EventData, spanOf } from '../../src/calls/calendar-events/calendar-event'
import { type DateRange, type Day, daysOf, isoOf, type Zone } from '../../src/locale/dates/moment'
import { addMonths, clampDay, monthStart, weekStart } from '../../src/locale/month'

/** An event with the days that it is on. */
export interface CalendarEvent {
  readonly data: EventData
  readonly when: DateRange
  readonly first: Day
  readonly last: Day
}

/** As many as a month can touch, so that every month is as high as another. */
export const WEEKS = 6

/** How a key moves in the grid (the date grid of the ARIA practices). */
export interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * The day that a key leads to; undefined for a key that leads nowhere.
 *
 * @param firstDay the weekday that weeks begin with, 1 to 7.
 */
export function dayByKey(
  day: Day,
  { key, shiftKey }: GridKey,
  firstDay: number,
  isRightToLeft: boolean,
): Day | undefined {
  const forward = isRightToLeft ? -1 : 1
  const months = shiftKey ? 12 : 1
  const moves: Readonly<Record<string, () => Day>> = {
    ArrowRight: () => day + forward,
    ArrowLeft: () => day - forward,
    ArrowDown: () => day + 7,
    ArrowUp: () => day - 7,
    Home: () => weekStart(day, firstDay),
    End: () => weekStart(day, firstDay) + 6,
    PageDown: () => addMonths(day, months),
    PageUp: () => addMonths(day, -months),
  }
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  return move && clampDay(move())
}

/** The days of a month's grid, week by week: those of its neighbours fill it up. */
export function weeksOf(day: Day, firstDay: number): Day[][] {
  const start = weekStart(monthStart(day), firstDay)
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => start + week * 7 + weekday),
  )
}

/** The month of a day as the calls name it: `12-2026`. */
export function monthKey(day: Day): string {
  const iso = isoOf(day)
  return `${iso.slice(5, 7)}-${iso.slice(0, 4)}`
}

/**
 * Every event once, in order of time. Of two with the same id the first is kept; of two with the same name and
 * beginning, too, unless both have ids.
 */
export function arrange(events: readonly EventData[], zone: Zone): CalendarEvent[] {
  const ids = new Set<string>()
  const named = new Map<string, boolean>()
  return events
    .flatMap((data): CalendarEvent[] => {
      const when = spanOf(data, zone)
      if (!when) return []
      const { id = '', title } = data
      const name = `${title} ${when.start.ms}`
      const haveIds = named.get(name)
      if (ids.has(id) || (haveIds !== undefined && !(haveIds && id))) return []
      if (id) ids.add(id)
      named.set(name, id !== '')
      return [{ data, when, ...daysOf(when, zone) }]
    })
    .sort((one, other) => one.first - other.first || one.when.start.ms - other.when.start.ms)
}

/** Those that are on some of the days. */
export const eventsOn = (events: readonly CalendarEvent[], first: Day, last = first): CalendarEvent[] =>
  events.filter(event => event.first <= last && event.last >= first)

/** Those of the month that a day is in. */
export const eventsOfMonth = (events: readonly CalendarEvent[], day: Day): CalendarEvent[] =>
  eventsOn(events, monthStart(day), addMonths(monthStart(day), 1) - 1)

/** What newer browsers know of a language; older ones have it as a property, or not at all. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions whose weeks begin on Sunday, and on Saturday (CLDR 48), for browsers that do not know. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** The weekday that weeks begin with where a language is spoken: Monday is 1, Sunday 7. */
export function firstDayOf(language: string | undefined): number {
  const { locale } = new Intl.DateTimeFormat(language).resolvedOptions()
  const spoken: WeekLocale = new Intl.Locale(locale)
  const info = spoken.getWeekInfo?.() ?? spoken.weekInfo
  return info?.firstDay ?? firstDayIn(spoken.maximize().region)
}

/** The same by the table alone. */
export function firstDayIn(region = ''): number {
  if (SUNDAY.split(' ').includes(region)) return 7
  return SATURDAY.split(' ').includes(region) ? 6 : 1
}
