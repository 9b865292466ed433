import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { datePlaceOf } from '../../src/locale/dates/date-place'
import { createRangeFormatter, GREGORIAN } from '../../src/locale/dates/format-range'
import { DAY_MS, type Day, dayIn, isoOf } from '../../src/locale/dates/moment'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { addMonths, clampDay } from '../../src/locale/month'
import { emit, useHost, useUniqueId } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { usePrinting } from '../kit/ui/base/use-media'
import type { CalendarEvents } from './block'
import { Events } from './calendar.event'
import { Grid } from './calendar.grid'
import { useMonths } from './calendar.loading'
import { type CalendarTexts, formatEventCount, textsOf } from './calendar.messages'
import type { CalendarData } from './calendar.schema'
import { arrange, eventsOfMonth, eventsOn, firstDayOf, monthKey } from './calendar.state'

export function Calendar(data: CalendarData & ServerContent): ReactElement {
  const host = useHost()
  const titleId = useUniqueId()
  const place = useMemo(() => datePlaceOf(host, data.timeZone), [host, data.timeZone])
  const { language, zone } = place
  const today = dayIn(zone, Date.now())
  const [view, setView] = useState(data.view)
  const [cursor, setCursor] = useState<Day>(() => startOf(data.month, today))
  const [selected, setSelected] = useState<Day>()

  const month = monthKey(cursor)
  const months = useMonths(data.collectionId, month)
  const events = useMemo(
    () => arrange([...(data.events.length > 0 ? data.events : data.serverEvents), ...months.events], zone),
    [data.events, data.serverEvents, months.events, zone],
  )
  // Paper has no days to choose.
  const isWhole = usePrinting() || view === 'list'
  const shown = isWhole
    ? eventsOfMonth(events, cursor)
    : selected === undefined
      ? []
      : eventsOn(events, selected)
  const texts = textsOf(data.texts)
  const formats = useMemo(() => createDateFormats(place), [place])
  const firstDay = useMemo(() => data.firstDay ?? firstDayOf(language), [data.firstDay, language])

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current)
      emit<CalendarEvents>(host, 'change', {
        month,
        day: selected === undefined ? null : isoOf(selected),
        view,
      })
    isFirst.current = false
  }, [host, month, selected, view])

  const isBusy = months.state === 'loading'
  const isAbsent = months.state === 'absent' && events.length === 0
  const isEmpty = !isBusy && !isAbsent && months.state !== 'failed' && shown.length === 0
  const emptyText = view === 'list' ? texts.noneInMonth : selected === undefined ? texts.choose : texts.none
  const select = (day: Day): void => {
    setCursor(clampDay(day))
    setSelected(clampDay(day))
  }
  return (
    <section className="calendar" aria-label={data.label || texts.label}>
      <Bar
        texts={texts}
        title={formats.month(cursor)}
        titleId={titleId}
        view={view}
        onView={setView}
        onStep={months => setCursor(clampDay(addMonths(cursor, months)))}
        onToday={() => setCursor(today)}
      />
      <div className="calendar__body">
        {view === 'month' && (
          <Grid
            {...{ place, cursor, selected, today, firstDay, events, titleId, isBusy }}
            formatEventCount={count => formatEventCount(data.texts, count, language)}
            onMove={setCursor}
            onSelect={select}
          />
        )}
        <div className="calendar__details">
          <div role="status">
            {isBusy && <p className="calendar__note">{texts.loading}</p>}
            {isAbsent && <p className="calendar__note">{FAILURE_MESSAGES.unavailable}</p>}
            {isEmpty && <p className="calendar__note">{emptyText}</p>}
            {(texts.failed && months.state === 'failed' ? [texts.failed] : months.failure).map(line => (
              <p key={line} className="calendar__note">
                {line}
              </p>
            ))}
            {!isWhole && shown.length > 0 && selected !== undefined && (
              <p className="calendar__day">{formats.day(selected)}</p>
            )}
          </div>
          {(isAbsent || months.state === 'failed') && (
            <button type="button" onClick={months.retry}>
              {texts.retry}
            </button>
          )}
          {shown.length > 0 && (
            <Events
              events={shown}
              write={formats.span}
              writeTile={view === 'list' ? formats.tile : undefined}
            />
          )}
        </div>
        {data.rest.length > 0 && <ServerHtml className="calendar__rest" nodes={data.rest} />}
      </div>
    </section>
  )
}

/** The initially focused day: today if it is in the month, else the first of the month. */
function startOf(month: string, today: Day): Day {
  if (!month || isoOf(today).startsWith(month)) return today
  return Date.parse(`${month}-01`) / DAY_MS
}

function createDateFormats(place: ReturnType<typeof datePlaceOf>) {
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(place.language, { ...GREGORIAN, ...options, timeZone: 'UTC' })
    return (day: Day): string => format.format(day * DAY_MS)
  }
  const weekday = as({ weekday: 'short' })
  const number = as({ day: 'numeric' })
  return {
    tile: (day: Day) => [weekday(day), number(day)] as const,
    month: as({ month: 'long', year: 'numeric' }),
    day: as({ dateStyle: 'full' }),
    span: createRangeFormatter(place),
  }
}

type View = 'month' | 'list'

interface BarProps {
  readonly texts: CalendarTexts
  readonly title: string
  readonly titleId: string
  readonly view: View
  readonly onView: (view: View) => void
  /** Moves by months; negative for back. */
  readonly onStep: (months: number) => void
  readonly onToday: () => void
}

const VIEWS = ['month', 'list'] as const

/** The toolbar: the current month, navigation and the view switch. */
function Bar({ texts, title, titleId, view, onView, onStep, onToday }: BarProps): ReactElement {
  return (
    <div className="calendar__bar">
      <button type="button" className="calendar__step" aria-label={texts.previous} onClick={() => onStep(-1)}>
        <span aria-hidden="true">‹</span>
      </button>
      <button type="button" className="calendar__step" aria-label={texts.next} onClick={() => onStep(1)}>
        <span aria-hidden="true">›</span>
      </button>
      <p className="calendar__month" id={titleId} aria-live="polite">
        {title}
      </p>
      <button type="button" className="calendar__today" onClick={onToday}>
        {texts.today}
      </button>
      <fieldset className="calendar__views" aria-label={texts.views}>
        {VIEWS.map(name => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => onView(name)}>
            {texts[name]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
