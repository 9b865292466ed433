import type { ReactElement, RefObject } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import type { GalleryData } from '../../gallery.schema'
import { coreTransition, type Transition as Rules, transitionNamed } from '../../rules/gallery.transition'
import type { MovingGallery } from '../use-motion'
import { Fingers } from './fingers'
import css from './strip.css?inline'
import { useLine } from './use-line'
import { useZoom } from './use-zoom'

export interface TransitionProps {
  readonly data: GalleryData
  /** One of the core's transitions, or the strip, whose slides all move past. */
  readonly name: string
  readonly gallery: MovingGallery
  /** The element that holds the slides. */
  readonly stage: RefObject<HTMLElement | null>
  /** The gallery changes by itself now. */
  readonly isRotating: boolean
  /** Told how many slides to each side of the one in front are seen. */
  readonly onReach: (reach: number) => void
}

/** A transition with the rules that it goes by. */
export interface RunningTransition extends TransitionProps {
  readonly rules: Rules
}

adoptStyles(css)

/**
 * Moves the slides of a gallery, and lets the visitor move them by hand: a part that is loaded where it is asked for.
 *
 * @throws Error when the transition is missing or one of its options is none.
 */
export function Transition(props: TransitionProps): ReactElement {
  const { name } = props
  const rules = transitionNamed(coreTransition(name))
  const Kind = rules.moves ? Line : Fade
  return <Kind {...props} rules={rules} />
}

function Line(running: RunningTransition): null {
  useLine(running)
  return null
}

function Fade(running: RunningTransition): ReactElement {
  useZoom(running)
  return <Fingers {...running} />
}
