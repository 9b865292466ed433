import type { ReactElement } from 'react'
import { useLanguage } from '../use-language'
import { counterText } from './companions.messages'

interface CounterProps {
  readonly index: number
  readonly count: number
  readonly isLow: boolean
}

/** Which slide is shown, out of how many. Screen readers hear the same from the slide. */
export function Counter({ index, count, isLow }: CounterProps): ReactElement {
  return (
    <div className="gallery__counter" data-low={isLow} aria-hidden="true">
      {counterText(index, count, useLanguage())}
    </div>
  )
}
