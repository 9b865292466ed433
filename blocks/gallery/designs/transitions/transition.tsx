import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import type { GalleryData } from '../../gallery.schema'
import { autoplayTimeout, isStillPage } from '../../rules/gallery.autoplay'
import { DESIGN_DEFAULTS } from '../../rules/gallery.design'
import { isGrabbed } from '../../rules/gallery.in-hand'
import {
  ALIGNED_AT,
  coreTransition,
  type Transition as Rules,
  transitionNamed,
} from '../../rules/gallery.transition'
import type { MovingGallery } from '../use-motion'
import { Swipe, useLatest } from './fingers'
import { followGestures, useUserControl } from './follow-hand'
import { movingOptions, watchStage } from './moving-options'
import { layOutLine, type SlideLine } from './slide-line'
import { containerOf } from './stage'
import css from './strip.css?inline'

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
  return <Swipe {...running} />
}

/** Enlarges the picture that is shown, slowly, and rests with autoplay. */
function useZoom({ data, rules, gallery, stage, isRotating }: RunningTransition): void {
  const isStill = useReducedMotion() || isStillPage(location.search)
  const { autoplay, speed = DESIGN_DEFAULTS.stacked.speed } = data
  const { index } = gallery.motion
  const zoom = isStill ? 1 : rules.zoom
  const fade = speed * 1000
  // Nothing moves by itself for longer than five seconds without a button that stops it.
  const duration = autoplayTimeout(data) + (autoplay ? fade : 0)
  const running = useRef<Animation>(null)

  useEffect(() => {
    const picture = stage.current?.children[index]?.querySelector('.gallery__frame')
    if (zoom === 1 || !picture) return undefined
    const animation = picture.animate({ scale: [1, zoom] }, { duration, fill: 'forwards' })
    running.current = animation
    // It stays as large as it is until it has faded out.
    return () => void setTimeout(() => animation.cancel(), fade)
  }, [stage, index, zoom, duration, fade])

  const isPaused = autoplay && !isRotating
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture that has just come rests, too
  useEffect(() => {
    const { current } = running
    if (isPaused) current?.pause()
    else if (current?.playState === 'paused') current.play()
  }, [isPaused, index])
}

/** Keeps the slides of a gallery side by side, and lets the visitor move them. */
function useLine({ data, name, rules, gallery, stage, onReach }: RunningTransition): void {
  const isStrip = name === 'strip'
  const { speed = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked'].speed } = data
  const options = movingOptions(data)
  const latest = useLatest({ gallery, control: useUserControl(gallery) })
  const view = useRef<SlideLine>(null)
  const { index, movingUntil, direction } = gallery.motion
  const isGrabbedNow = isGrabbed(gallery.motion)

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
      followGestures(container, line, {
        rules,
        isStrip,
        isFreelySnapped: isStrip && options.snapPoints !== 'slides',
        speed,
        gallery: () => latest.current.gallery,
        control: () => latest.current.control,
      }),
    ]
    line.settle(latest.current.gallery.motion.index, 0, 'forward')
    onReach(line.reach())

    return () => {
      for (const stop of stops.reverse()) stop()
      const { gallery, control } = latest.current
      if (isGrabbed(gallery.motion)) control.goTo(gallery.motion.index, 0)
    }

    function refresh(): void {
      line.refresh()
      onReach(line.reach())
    }
  }, [stage, data, name])

  useLayoutEffect(() => {
    // At 0, a change under way was only freed for the next one, and goes on until that comes.
    if (!view.current || isGrabbedNow || movingUntil === 0) return
    view.current.settle(index, (movingUntil - performance.now()) / 1000, direction)
    onReach(view.current.reach())
  }, [index, movingUntil, isGrabbedNow, direction, onReach])
}
