import { followDrag, isFree } from '../../../../src/dom/gestures/follow-drag'
import { followWheel } from '../../../../src/dom/gestures/follow-wheel'
import { emit, useHost } from '../../../kit/element/host'
import type { GalleryEvents } from '../../block'
import { changeByUser, grabbed, interrupted } from '../../rules/gallery.grab'
import type { Transition } from '../../rules/gallery.transition'
import { type Direction, edgeAt } from '../slideshow/gallery.index'
import { goTo, step } from '../slideshow/gallery.motion'
import { swiped } from '../slideshow/stage'
import { createMoment, type MovingGallery } from '../slideshow/use-motion'
import type { SlideStrip } from './slide-strip'

/** How long a released strip coasts at its release velocity. */
const COAST_MS = 200

interface GestureOptions {
  readonly rules: Transition
  readonly isStrip: boolean
  /** A dragged strip does not snap to its slides. */
  readonly isFreelySnapped: boolean
  /** Duration of a change without release velocity, in seconds. */
  readonly speed: number
  /** Returns the current state of the gallery. */
  readonly gallery: () => MovingGallery
  readonly control: () => UserControl
}

/** Lets touch, mouse, trackpad and clicks move the slides. Returns a function that stops it. */
export function followGestures(stage: HTMLElement, strip: SlideStrip, options: GestureOptions): () => void {
  const { rules, isStrip, isFreelySnapped, speed, gallery, control } = options
  const { isDragged, isThrown } = rules
  // The parent contains the buttons.
  const around = stage.parentElement ?? stage

  const stopDrag = followDrag(stage, {
    axis: 'x',
    accepts: event => isFree(event) && (event.pointerType !== 'mouse' || (isDragged && !isOnWords(event))),
    onStart() {
      strip.hold()
      control().hold()
    },
    onMove: ({ dx }) => strip.drag(dx),
    onEnd({ dx, outcome, velocity, seconds }) {
      strip.drag(dx)
      const { index } = gallery().motion
      const time = isThrown || outcome === 'stay' ? seconds : speed
      const nearest = isStrip ? strip.release(velocity.x * COAST_MS) : index
      if (outcome === 'stay' || isFreelySnapped || nearest !== index) control().goTo(nearest, time)
      else control().step(swiped(stage, outcome), time)
    },
  })
  const stopWheel = followWheel(
    stage,
    step => gallery().move(swiped(stage, step)),
    () => isDragged,
  )
  stage.addEventListener('click', pick)
  around.addEventListener('click', interrupt, true)

  return () => {
    around.removeEventListener('click', interrupt, true)
    stage.removeEventListener('click', pick)
    stopWheel()
    stopDrag()
  }

  /** Inactive slides are inert, so the stage handles clicks on them. */
  function pick({ target, clientX }: MouseEvent): void {
    const slide = target === stage ? strip.slideAt(clientX) : undefined
    if (slide !== undefined) control().goTo(slide, speed)
  }

  /** A click interrupts the current change. */
  function interrupt(): void {
    gallery().change(interrupted)
  }
}

/** Captions allow text selection. */
function isOnWords({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('.gallery__caption') !== null
}

/** Moves a gallery on behalf of the visitor, interrupting any current change. */
interface UserControl {
  /** Grabs the gallery: nothing else moves it until one of the others is called. */
  readonly hold: () => void
  readonly step: (direction: Direction, seconds: number) => void
  readonly goTo: (index: number, seconds: number) => void
}

/** Creates the visitor's control over a gallery. */
export function useUserControl({ motion, track, change }: MovingGallery): UserControl {
  const host = useHost()
  return {
    hold: () => change(grabbed),
    step(direction, seconds) {
      const moment = createMoment(seconds)
      const edge = edgeAt(motion.index, direction, track)
      if (edge) emit<GalleryEvents>(host, edge, { index: motion.index })
      change(current =>
        changeByUser(current, moment, interrupted => step(interrupted, direction, track, moment)),
      )
    },
    goTo(index, seconds) {
      const moment = createMoment(seconds)
      change(current => changeByUser(current, moment, interrupted => goTo(interrupted, index, track, moment)))
    },
  }
}
