import { type ReactElement, useRef } from 'react'
import type { LightboxRequest } from '../../../src/lightbox/lightbox.request'
import { MESSAGES, position } from '../lightbox.messages'
import { type Direction, distance, type Track } from '../lightbox.state'
import { Slide } from './slide'

interface SlidesProps {
  readonly request: LightboxRequest
  readonly index: number
  readonly track: Track
  readonly language: string | undefined
  readonly isOpen: boolean
  /** A click or tap that no slide has taken. */
  readonly onAct: (target: EventTarget, clientX: number) => void
  readonly onStep: (direction: Direction) => void
  readonly onClose: () => void
}

/** The slide that is shown, and its neighbours, which load meanwhile. */
export function Slides(props: SlidesProps): ReactElement {
  const { request, index, track, language, onAct } = props
  const { items, label = MESSAGES.lightbox, thumbnailOf } = request
  const stage = useRef<HTMLDivElement>(null)
  const isCarousel = items.length > 1

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and Escape do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers, beside the buttons.
    <div
      ref={stage}
      className="stage"
      part="stage"
      {...(isCarousel && { role: 'group', 'aria-roledescription': MESSAGES.carousel, 'aria-label': label })}
      onClick={({ target, clientX }) => onAct(target, clientX)}
    >
      {items.map((item, at) => {
        const steps = distance(at, index, track)
        if (Math.abs(steps) > 1) return null
        return (
          <div
            key={at}
            className="slide"
            part="slide"
            role="group"
            aria-roledescription={MESSAGES.slide}
            aria-label={position(at, items.length, language)}
            data-place={steps === 0 ? 'shown' : steps < 0 ? 'before' : 'after'}
            inert={steps !== 0}
          >
            <Slide item={item} thumbnail={() => thumbnailOf?.(at)} isShown={steps === 0} />
          </div>
        )
      })}
    </div>
  )
}
