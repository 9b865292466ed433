import { useLayoutEffect } from 'react'
import { followDrag, isFree } from '../../../../src/dom/gestures/follow-drag'
import { containerOf } from './stage'
import { swiped } from './swiped'
import type { RunningTransition } from './transition'
import { useLatest } from './use-latest'

/** Lets a finger that swipes move a gallery whose slides stay where they are: all that a plain fade needs. */
export function Fingers({ stage, gallery }: Pick<RunningTransition, 'stage' | 'gallery'>): null {
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
