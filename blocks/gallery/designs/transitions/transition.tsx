import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { BlockError, report } from '../../../../src/data/core/report'
import { followDrag, isFree } from '../../../../src/dom/gestures/follow-drag'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import { useHost } from '../../../kit/element/host'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import type { GalleryData } from '../../gallery.schema'
import { autoplayTimeout, isStillPage } from '../../rules/gallery.autoplay'
import { DESIGN_DEFAULTS } from '../../rules/gallery.design'
import { isGrabbed } from '../../rules/gallery.grab'
import {
  ALIGNED_AT,
  coreTransition,
  type Transition as Rules,
  TRANSITIONS,
  transitionNamed,
} from '../../rules/gallery.transition'
import { containerOf } from '../slideshow/stage'
import type { MovingGallery } from '../slideshow/use-motion'
import { useLatest, useSwipe } from '../slideshow/use-swipe'
import { followGestures, useUserControl } from './follow-gestures'
import { movingOptions, watchStage } from './moving-options'
import { layOutStrip, type SlideStrip } from './slide-strip'
import css from './strip.css?inline'

interface TransitionProps {
  readonly data: GalleryData
  /** The name of a core transition, or `strip`. */
  readonly name: string
  readonly gallery: MovingGallery
  /** Ref to the element around the slides. */
  readonly stage: RefObject<HTMLElement | null>
  /** Autoplay is running. */
  readonly isRotating: boolean
  /** Called with the number of visible slides on each side of the current one. */
  readonly onReach: (reach: number) => void
}

/** The props of a transition with its rules. */
interface RunningTransition extends TransitionProps {
  readonly rules: Rules
}

adoptStyles(css)

const DRAG = { followDrag, isFree }

/** Animates the slides of a gallery and lets the visitor drag them: a lazy chunk. */
export function Transition(props: TransitionProps): ReactElement {
  const { name } = props
  const core = coreTransition(name)
  const rules = transitionNamed(core)
  const names = Object.keys(TRANSITIONS).join(', ')
  useReport(core === name ? '' : `Missing gallery transition: ${name} (there are ${names}); it fades`)
  const Kind = rules.moves ? Strip : Fade
  return <Kind {...props} rules={rules} />
}

/** Reports a fault of the gallery's options, once; none if it is empty. */
function useReport(fault: string): void {
  const host = useHost()
  useEffect(() => {
    if (fault) report(new BlockError('data-invalid', fault), host)
  }, [host, fault])
}

function Strip(running: RunningTransition): null {
  useStrip(running)
  return null
}

function Fade(running: RunningTransition): null {
  useZoom(running)
  useSwipe(running.gallery, running.stage, DRAG)
  return null
}

/** Zooms slowly into the current picture, and pauses with autoplay. */
function useZoom({ data, rules, gallery, stage, isRotating }: RunningTransition): void {
  const isStill = useReducedMotion() || isStillPage(location.search)
  const { autoplay, speed = DESIGN_DEFAULTS.stacked.speed } = data
  const { index } = gallery.motion
  const zoom = isStill ? 1 : rules.zoom
  const fade = speed * 1000
  // Without a pause button, nothing moves for more than five seconds (WCAG 2.2.2).
  const duration = autoplayTimeout(data) + (autoplay ? fade : 0)
  const running = useRef<Animation>(null)

  useEffect(() => {
    const picture = stage.current?.children[index]?.querySelector('.gallery__frame')
    if (zoom === 1 || !picture) return undefined
    const animation = picture.animate({ scale: [1, zoom] }, { duration, fill: 'forwards' })
    running.current = animation
    // Keeps its size until it has faded out.
    return () => void setTimeout(() => animation.cancel(), fade)
  }, [stage, index, zoom, duration, fade])

  const isPaused = autoplay && !isRotating
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new picture pauses too
  useEffect(() => {
    const { current } = running
    if (isPaused) current?.pause()
    else if (current?.playState === 'paused') current.play()
  }, [isPaused, index])
}

/** Keeps the slides of a gallery side by side, and lets the visitor drag them. */
function useStrip({ data, name, rules, gallery, stage, onReach }: RunningTransition): void {
  const isStrip = name === 'strip'
  const { speed = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked'].speed } = data
  const options = movingOptions(data)
  useReport(options.faults.join('; '))
  const latest = useLatest({ gallery, control: useUserControl(gallery) })
  const view = useRef<SlideStrip>(null)
  const { index, movingUntil, direction } = gallery.motion
  const isGrabbedNow = isGrabbed(gallery.motion)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other data lays the slides out anew
  useLayoutEffect(() => {
    const container = containerOf(stage)
    // The slides faded until this chunk had loaded.
    container.dataset.transition = name
    if (data.gutter !== undefined) container.style.setProperty('--gallery-gap', `${data.gutter}px`)

    const strip = layOutStrip(container, {
      isStrip,
      loop: data.loop,
      align: isStrip ? ALIGNED_AT[options.alignment] : 0,
      boundaries: options.boundaries,
      snap: isStrip ? options.snapPoints : 'slides',
    })
    view.current = strip
    const stops = [
      strip.stop,
      watchStage(container, refresh, options),
      followGestures(container, strip, {
        rules,
        isStrip,
        isFreelySnapped: isStrip && options.snapPoints !== 'slides',
        speed,
        gallery: () => latest.current.gallery,
        control: () => latest.current.control,
      }),
    ]
    strip.settle(latest.current.gallery.motion.index, 0, 'forward')
    onReach(strip.reach())

    return () => {
      for (const stop of stops.reverse()) stop()
      const { gallery, control } = latest.current
      if (isGrabbed(gallery.motion)) control.goTo(gallery.motion.index, 0)
    }

    function refresh(): void {
      strip.refresh()
      onReach(strip.reach())
    }
  }, [stage, data, name])

  useLayoutEffect(() => {
    // At 0, the change was only unblocked for the next one, and continues until then.
    if (!view.current || isGrabbedNow || movingUntil === 0) return
    view.current.settle(index, (movingUntil - performance.now()) / 1000, direction)
    onReach(view.current.reach())
  }, [index, movingUntil, isGrabbedNow, direction, onReach])
}
