import type { ReactElement } from 'react'
import type { CalendarTexts } from './calendar.messages'

type View = 'month' | 'list'

interface BarProps {
  readonly texts: CalendarTexts
  readonly title: string
  readonly titleId: string
  readonly view: View
  readonly onView: (view: View) => void
  /** Some months ahead, or back. */
  readonly onStep: (months: number) => void
  readonly onToday: () => void
}

const VIEWS = ['month', 'list'] as const

/** Which month shows, and how to get to another. */
export function Bar({ texts, title, titleId, view, onView, onStep, onToday }: BarProps): ReactElement {
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
