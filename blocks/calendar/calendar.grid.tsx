import { type KeyboardEvent, type ReactElement, useLayoutEffect, useMemo, useRef } from 'react'
import type { DatePlace } from '../../src/locale/dates/date-place'
import { GREGORIAN } from '../../src/locale/dates/format-range'
import { DAY_MS, type Day, isoOf } from '../../src/locale/dates/moment'
import { monthStart } from '../../src/locale/month'
import { CALENDAR_MESSAGES } from './calendar.messages'
import { type CalendarEvent, dayByKey, eventsOn, weeksOf } from './calendar.state'

interface GridProps {
  readonly place: DatePlace
  readonly cursor: Day
  readonly selected: Day | undefined
  readonly today: Day
  readonly firstDay: number
  readonly events: readonly CalendarEvent[]
  readonly titleId: string
  readonly isBusy: boolean
  readonly formatEventCount: (count: number) => string
  readonly onMove: (day: Day) => void
  readonly onSelect: (day: Day) => void
}

/** Maximum number of event titles in a cell. */
const MAX_TITLES = 2

/** A month as a date grid (ARIA Authoring Practices): one Tab stop, arrow keys inside. */
export function Grid(props: GridProps): ReactElement {
  const { place, cursor, selected, today, firstDay, events, onMove, onSelect } = props
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const names = useMemo(() => createDayFormats(place.language), [place.language])
  const weeks = weeksOf(cursor, firstDay)
  const month = monthStart(cursor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor
  useLayoutEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoving.current = false
  }, [cursor])

  const choose = (day: Day): void => {
    // A day of an adjacent month is rendered anew in its own month, and would lose the focus.
    isMoving.current = day !== cursor
    onSelect(day)
  }

  const moveCursor = (event: KeyboardEvent<HTMLTableElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const day = dayByKey(cursor, event, firstDay, isRightToLeft)
    if (day !== undefined) {
      // Without a move there is no render that would reset the flag.
      isMoving.current = day !== cursor
      onMove(day)
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(cursor)
    else return
    event.preventDefault()
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices
      role="grid"
      className="calendar__grid"
      aria-labelledby={props.titleId}
      aria-busy={props.isBusy}
      ref={grid}
      onKeyDown={moveCursor}
    >
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <th key={day} scope="col" abbr={names.weekday(day)}>
              {names.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map(day => {
              // Only the events of the current month are loaded.
              const isOutside = monthStart(day) !== month
              const found = isOutside ? [] : eventsOn(events, day)
              const label = [
                names.date(day),
                ...(found.length ? [props.formatEventCount(found.length)] : []),
              ].join(', ')
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                  role="gridcell"
                  tabIndex={day === cursor ? 0 : -1}
                  data-day={isoOf(day)}
                  aria-selected={day === selected}
                  aria-current={day === today ? 'date' : undefined}
                  data-outside={isOutside || undefined}
                  onClick={() => choose(day)}
                >
                  <span className="calendar__spoken ashlar-visually-hidden">{label}</span>
                  <span className="calendar__date" aria-hidden="true">
                    {names.number(day)}
                  </span>
                  {found.slice(0, MAX_TITLES).map(({ data }, at) => (
                    <span className="calendar__title" key={at}>
                      {data.title}
                    </span>
                  ))}
                  {found.length > MAX_TITLES && (
                    <span
                      className="calendar__more"
                      data-count={`+${names.count(found.length - MAX_TITLES)}`}
                      aria-hidden="true"
                    >
                      {CALENDAR_MESSAGES.more(names.count(found.length - MAX_TITLES))}
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Date and number formats of the grid, in UTC like its days. */
function createDayFormats(language: string | undefined) {
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...GREGORIAN, ...options, timeZone: 'UTC' })
    return (day: Day): string => format.format(day * DAY_MS)
  }
  const { format } = new Intl.NumberFormat(language)
  return {
    weekday: as({ weekday: 'long' }),
    shortWeekday: as({ weekday: 'short' }),
    date: as({ dateStyle: 'full' }),
    number: (day: Day): string => format(new Date(day * DAY_MS).getUTCDate()),
    count: (count: number): string => format(count),
  }
}
