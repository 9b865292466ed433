import { type EventData, spanOf } from '../../src/calls/calendar-event'
import { type DateRange, type Day, daysOf, isoOf, type Zone } from '../../src/locale/dates/moment'
import { addMonths, clampDay, monthStart, weekStart } from '../../src/locale/month'

/** An event with its first and last day. */
export interface CalendarEvent {
  readonly data: EventData
  readonly when: DateRange
  readonly first: Day
  readonly last: Day
}

/** The maximum number of weeks that a month spans, so that all months have the same height. */
const WEEKS = 6

/** A key press in the grid. */
interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * The day that a key moves to, by the date grid pattern of the ARIA Authoring Practices; `undefined` for other keys.
 *
 * @param firstDay the first day of the week, 1 to 7.
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

/** The days of a month's grid by week, filled up with days of the adjacent months. */
export function weeksOf(day: Day, firstDay: number): Day[][] {
  const start = weekStart(monthStart(day), firstDay)
  return [...Array(WEEKS).keys()].map(week => [...Array(7).keys()].map(weekday => start + week * 7 + weekday))
}

/** The month of a day in the format of the calls: `12-2026`. */
export function monthKey(day: Day): string {
  const iso = isoOf(day)
  return `${iso.slice(5, 7)}-${iso.slice(0, 4)}`
}

/**
 * Sorts events by time and removes duplicates: events with the same id, or with the same title and start unless
 * both have ids.
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

/** The events on any of the days from `first` to `last`. */
export const eventsOn = (events: readonly CalendarEvent[], first: Day, last = first): CalendarEvent[] =>
  events.filter(event => event.first <= last && event.last >= first)

/** The events of the month of a day. */
export const eventsOfMonth = (events: readonly CalendarEvent[], day: Day): CalendarEvent[] =>
  eventsOn(events, monthStart(day), addMonths(monthStart(day), 1) - 1)

/** Newer browsers have a method, older ones a property or neither. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions whose weeks begin on Sunday or Saturday (CLDR 48), for browsers without week data. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** The first day of the week in a language's region, from 1 for Monday to 7 for Sunday. */
export function firstDayOf(language: string | undefined): number {
  const { locale } = new Intl.DateTimeFormat(language).resolvedOptions()
  const spoken: WeekLocale = new Intl.Locale(locale)
  const info = spoken.getWeekInfo?.() ?? spoken.weekInfo
  return info?.firstDay ?? firstDayIn(spoken.maximize().region)
}

/** The first day of the week in a region, by the table. */
export function firstDayIn(region = ''): number {
  if (SUNDAY.split(' ').includes(region)) return 7
  return SATURDAY.split(' ').includes(region) ? 6 : 1
}
