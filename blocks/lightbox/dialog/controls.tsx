import { type ReactElement, useEffect, useState } from 'react'
import { IconButton } from '../../kit/ui/icon-button'
import { MESSAGES } from '../lightbox.messages'
import { type Direction, NAV_HOVER_MS } from '../lightbox.state'

const DRAWINGS = {
  close: 'M5 5 19 19M19 5 5 19',
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  toggle: 'M4 6h16M4 12h16M4 18h9',
} as const

interface ControlProps {
  readonly name: keyof typeof DRAWINGS
  readonly label: string
  readonly onPress: () => void
  readonly className?: string
  readonly isDisabled?: boolean
  readonly expands?: { readonly id: string; readonly isExpanded: boolean } | undefined
  readonly onPointerEnter?: () => void
}

/** A round icon button. */
export function Control(props: ControlProps): ReactElement {
  const { name, label, onPress, className = '', isDisabled, expands, onPointerEnter } = props
  return (
    <IconButton
      drawing={DRAWINGS[name]}
      size={22}
      className={`control ${name} ${className}`}
      part={`control ${name}`}
      aria-label={label}
      {...(isDisabled && { 'aria-disabled': true })}
      {...(expands && { 'aria-controls': expands.id, 'aria-expanded': expands.isExpanded })}
      onClick={onPress}
      onPointerEnter={onPointerEnter}
    />
  )
}

interface StepsProps {
  /** The directions without a slide: their buttons stay, so that the focus is not lost. */
  readonly ends: readonly Direction[]
  readonly hovered: Direction | null
  readonly onHover: (direction: Direction) => void
  readonly onStep: (direction: Direction) => void
}

/** The buttons for previous and next. */
export function Steps({ ends, hovered, onHover, onStep }: StepsProps): ReactElement {
  return (
    <>
      {(['previous', 'next'] as const).map(direction => (
        <Control
          key={direction}
          name={direction}
          label={MESSAGES[direction]}
          className={hovered === direction ? 'step nav-hover' : 'step'}
          isDisabled={ends.includes(direction)}
          onPress={() => onStep(direction)}
          onPointerEnter={() => onHover(direction)}
        />
      ))}
    </>
  )
}

/** Returns the step button with the hover class, and a function that sets it; it resets by itself. */
export function useNavHover(): readonly [Direction | null, (direction: Direction | null) => void] {
  const [hover, setHover] = useState<{ readonly direction: Direction | null }>({ direction: null })
  useEffect(() => {
    if (!hover.direction) return undefined
    const timer = setTimeout(() => setHover({ direction: null }), NAV_HOVER_MS)
    return () => clearTimeout(timer)
  }, [hover])
  return [hover.direction, direction => setHover({ direction })]
}
