import { useLayoutEffect, useRef } from 'react'
import { followDrag, isFree } from '../../../../src/gestures/follow-drag'
import { followWheel } from '../../../../src/gestures/follow-wheel'
import { DESIGN_DEFAULTS } from '../../rules/gallery.defaults'
import { caught, isHeld } from '../../rules/gallery.in-hand'
import { ALIGNED_AT } from '../../rules/gallery.strip'
import { movingOptions } from './moving-options'
import { layOutLine, type SlideLine } from './slide-line'
import { containerOf } from './stage'
import { swiped } from './swiped'
import type { RunningTransition } from './transition'
import { useHand } from './use-hand'
import { useLatest } from './use-latest'
import { watchStage } from './watch-stage'

/** How long a strip would roll on at the speed at which it is let go, in ms. */
const ROLL_MS = 200

/** Keeps the slides of a gallery side by side, and lets them follow the pointer. */
export function useLine(running: RunningTransition): void {
  const { data, name, rules, gallery, stage, onReach } = running
  const { slides, loop, gutter } = data
  const isStrip = name === 'strip'
  const defaults = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked']
  const { speed = defaults.speed } = data
  const { alignment, boundaries, snapPoints, refreshOnResize, refreshOnOrientationChange } =
    movingOptions(data)
  const latest = useLatest({ ...gallery, hand: useHand(gallery) })
  const view = useRef<SlideLine>(null)
  const { isDragged, isThrown } = rules
  const { index, movingUntil, direction } = gallery.motion
  const isInHand = isHeld(gallery.motion)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are laid out anew
  useLayoutEffect(() => {
    const container = containerOf(stage)
    // Until this part was there, they faded.
    container.dataset.transition = name
    if (gutter !== undefined) container.style.setProperty('--gallery-gap', `${gutter}px`)
    const line = layOutLine(container, {
      isStrip,
      loop,
      align: isStrip ? ALIGNED_AT[alignment] : 0,
      boundaries,
      snap: isStrip ? snapPoints : 'slides',
    })
    view.current = line
    line.settle(latest.current.motion.index, 0, 'forward')
    onReach(line.reach())

    const drag = followDrag(container, {
      axis: 'x',
      accepts: event => isFree(event) && (event.pointerType !== 'mouse' || (isDragged && !isOnWords(event))),
      onStart() {
        line.hold()
        latest.current.hand.hold()
      },
      onMove: ({ dx }) => line.drag(dx),
      onEnd({ dx, outcome, velocity, seconds }) {
        line.drag(dx)
        const { motion, hand } = latest.current
        const time = isThrown || outcome === 'stay' ? seconds : speed
        const nearest = isStrip ? line.release(velocity.x * ROLL_MS) : motion.index
        const isFree = isStrip && snapPoints !== 'slides'
        if (outcome === 'stay' || isFree || nearest !== motion.index) hand.goTo(nearest, time)
        else hand.step(swiped(container, outcome), time)
      },
    })
    const wheel = followWheel(
      container,
      step => latest.current.move(swiped(container, step)),
      () => isDragged,
    )
    const refresh = (): void => {
      line.refresh()
      onReach(line.reach())
    }
    const watching = watchStage(container, refresh, { refreshOnResize, refreshOnOrientationChange })
    const pick = ({ target, clientX }: MouseEvent): void => {
      // A slide that is not in front is out of reach itself.
      const slide = target === container ? line.slideAt(clientX) : undefined
      if (slide !== undefined) latest.current.hand.goTo(slide, speed)
    }
    container.addEventListener('click', pick)
    // What is clicked inside takes over from a change under way.
    const interrupt = (): void => latest.current.change(caught)
    container.parentElement?.addEventListener('click', interrupt, true)

    return () => {
      container.removeEventListener('click', pick)
      container.parentElement?.removeEventListener('click', interrupt, true)
      for (const stop of [watching, wheel, drag, line.stop]) stop()
      const { motion, hand } = latest.current
      if (isHeld(motion)) hand.goTo(motion.index, 0)
    }
  }, [
    stage,
    slides,
    loop,
    gutter,
    name,
    isStrip,
    alignment,
    boundaries,
    snapPoints,
    refreshOnResize,
    refreshOnOrientationChange,
  ])

  useLayoutEffect(() => {
    // At 0, a change under way was only freed for the next one, and goes on until that comes.
    if (!view.current || isInHand || movingUntil === 0) return
    view.current.settle(index, (movingUntil - performance.now()) / 1000, direction)
    onReach(view.current.reach())
  }, [index, movingUntil, isInHand, direction, onReach])
}

/** Words can be marked. */
function isOnWords({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('.gallery__caption') !== null
}
