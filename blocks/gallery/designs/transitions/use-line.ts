import { useLayoutEffect, useRef } from 'react'
import { DESIGN_DEFAULTS } from '../../rules/gallery.defaults'
import { isHeld } from '../../rules/gallery.in-hand'
import { ALIGNED_AT } from '../../rules/gallery.strip'
import { followHand } from './follow-hand'
import { movingOptions } from './moving-options'
import { layOutLine, type SlideLine } from './slide-line'
import { containerOf } from './stage'
import type { RunningTransition } from './transition'
import { useHand } from './use-hand'
import { useLatest } from './use-latest'
import { watchStage } from './watch-stage'

/** Keeps the slides of a gallery side by side, and lets the visitor move them. */
export function useLine({ data, name, rules, gallery, stage, onReach }: RunningTransition): void {
  const isStrip = name === 'strip'
  const { speed = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked'].speed } = data
  const options = movingOptions(data)
  const latest = useLatest({ gallery, hand: useHand(gallery) })
  const view = useRef<SlideLine>(null)
  const { index, movingUntil, direction } = gallery.motion
  const isInHand = isHeld(gallery.motion)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other data lays the slides out anew
  useLayoutEffect(() => {
    const container = containerOf(stage)
    // Until this part was there, they faded.
    container.dataset.transition = name
    if (data.gutter !== undefined) container.style.setProperty('--gallery-gap', `${data.gutter}px`)

    const line = layOutLine(container, {
      isStrip,
      loop: data.loop,
      align: isStrip ? ALIGNED_AT[options.alignment] : 0,
      boundaries: options.boundaries,
      snap: isStrip ? options.snapPoints : 'slides',
    })
    view.current = line
    const stops = [
      line.stop,
      watchStage(container, refresh, options),
      followHand(container, line, {
        rules,
        isStrip,
        isFreelySnapped: isStrip && options.snapPoints !== 'slides',
        speed,
        gallery: () => latest.current.gallery,
        hand: () => latest.current.hand,
      }),
    ]
    line.settle(latest.current.gallery.motion.index, 0, 'forward')
    onReach(line.reach())

    return () => {
      for (const stop of stops.reverse()) stop()
      const { gallery, hand } = latest.current
      if (isHeld(gallery.motion)) hand.goTo(gallery.motion.index, 0)
    }

    function refresh(): void {
      line.refresh()
      onReach(line.reach())
    }
  }, [stage, data, name])

  useLayoutEffect(() => {
    // At 0, a change under way was only freed for the next one, and goes on until that comes.
    if (!view.current || isInHand || movingUntil === 0) return
    view.current.settle(index, (movingUntil - performance.now()) / 1000, direction)
    onReach(view.current.reach())
  }, [index, movingUntil, isInHand, direction, onReach])
}
