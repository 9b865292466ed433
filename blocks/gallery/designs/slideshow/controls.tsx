import type { ReactElement } from 'react'
import { IconButton } from '../../../kit/ui/icon-button'
import { MESSAGES } from '../../gallery.messages'
import { type Direction, edgeAt, type Track } from './gallery.index'

const STEPS = [
  { direction: 'reverse', name: 'previous', drawing: 'M15 5 8 12l7 7' },
  { direction: 'forward', name: 'next', drawing: 'm9 5 7 7-7 7' },
] as const

interface ControlsProps {
  readonly index: number
  readonly track: Track
  /** Hides the buttons until the gallery is hovered or focused. */
  readonly isQuiet: boolean
  readonly onStep: (direction: Direction) => void
}

/** The previous and next buttons. At the ends they stay focusable, so that the focus is not lost. */
export function Controls({ index, track, isQuiet, onStep }: ControlsProps): ReactElement {
  return (
    <div className="gallery__controls" data-quiet={isQuiet}>
      {STEPS.map(({ direction, name, drawing }) => (
        <IconButton
          key={name}
          className={`gallery__step gallery__${name}`}
          drawing={drawing}
          aria-label={MESSAGES[name]}
          aria-disabled={edgeAt(index, direction, track) !== null}
          onClick={() => onStep(direction)}
        />
      ))}
    </div>
  )
}
