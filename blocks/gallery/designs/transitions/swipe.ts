import { type RefObject, useLayoutEffect, useRef } from 'react'
import { followDrag, isFree } from '../../../../src/dom/gestures/follow-drag'
import type { MovingGallery } from '../slideshow/use-motion'
import { containerOf, swiped } from './stage'

interface SwipeProps {
  readonly gallery: MovingGallery
  /** Ref to the element around the slides. */
  readonly stage: RefObject<HTMLElement | null>
}

/** Lets a swipe move a gallery whose slides fade: all that a plain fade needs. */
export function Swipe({ stage, gallery }: SwipeProps): null {
  const latest = useLatest(gallery)
  useLayoutEffect(() => {
    const container = containerOf(stage)
    return followDrag(container, {
      axis: 'x',
      accepts: event => event.pointerType !== 'mouse' && isFree(event),
      onMove: () => undefined,
      onEnd({ outcome }) {
        if (outcome !== 'stay') latest.current.move(swiped(container, outcome))
      },
    })
  }, [stage, latest])
  return null
}

/** The value of the last render, for listeners that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
