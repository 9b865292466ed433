import { type RefObject, useLayoutEffect, useRef } from 'react'
import type * as FollowDrag from '../../../../src/dom/gestures/follow-drag'
import { containerOf, swiped } from './stage'
import type { MovingGallery } from './use-motion'

/**
 * Lets a swipe move a gallery whose slides fade.
 * @param stage ref to the element around the slides.
 * @param drag the code that follows a finger; `undefined` until it has loaded.
 */
export function useSwipe(
  gallery: MovingGallery,
  stage: RefObject<HTMLElement | null>,
  drag: Pick<typeof FollowDrag, 'followDrag' | 'isFree'> | undefined,
): void {
  const latest = useLatest(gallery)
  useLayoutEffect(() => {
    if (!drag) return undefined
    const container = containerOf(stage)
    return drag.followDrag(container, {
      axis: 'x',
      accepts: event => event.pointerType !== 'mouse' && drag.isFree(event),
      onMove: () => undefined,
      onEnd({ outcome }) {
        if (outcome !== 'stay') latest.current.move(swiped(container, outcome))
      },
    })
  }, [stage, drag, latest])
}

/** The value of the last render, for listeners that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
