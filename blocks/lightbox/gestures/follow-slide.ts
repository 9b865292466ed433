import type { Axis, Point, Release } from '../../../src/dom/gestures/drag.state'
import { followDrag, isFree } from '../../../src/dom/gestures/follow-drag'
import { followWheel } from '../../../src/dom/gestures/follow-wheel'
import { tween } from '../../../src/dom/tween'
import { wantsStill } from '../opening/wants-still'
import { glide, hold, putBack, show } from './glide'
import { lineUp } from './line-of-slides'
import type { PictureZoom } from './picture-zoom'
import { closes, shadeAt, slideAt } from './slide.state'

/** The custom property of the overlay's opacity, from 1 to 0; set on the dialog. */
export const SHADE = '--ashlar-lightbox-shade'

/** Time after which a departed slide is hidden, in ms, however long the lightbox fades. */
const GONE_MS = 1000

/** Actions of the lightbox that a drag triggers. */
export interface SlideActions {
  readonly slide: () => HTMLElement | null
  readonly canDrag: boolean
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onClose: () => void
}

/**
 * Moves an image that is not zoomed with a drag: sideways to its neighbours, down to close. Returns how to
 * stop.
 */
export function followSlide(stage: HTMLElement, zoom: PictureZoom, actions: () => SlideActions): () => void {
  const line = lineUp(stage)
  const surface = stage.closest<HTMLElement>('dialog, [popover], [role=dialog]') ?? stage
  let picture: HTMLElement | null = null
  let from: Point = { x: 0, y: 0 }
  let axis: Axis = 'x'
  let shade = 1
  let stopShade = (): void => {}

  const stopDrag = followDrag(stage, {
    axis: 'both',
    accepts: event => isFree(event) && !zoom.isZoomed(),
    onStart(along) {
      axis = along
      stopShade()
      picture = actions().slide()
      const { x, y } = picture ? hold(picture) : { x: 0, y: 0 }
      from = { x: x + line.hold(), y }
    },
    onMove({ dx, dy }) {
      const at = slideAt(axis, { x: from.x + dx, y: from.y + dy }, actions().canDrag)
      if (picture) show(picture, { scale: 1, ...at })
      if (axis === 'x') line.follow(at.x)
      setShade(shadeAt(at.y, stage.clientHeight))
    },
    onEnd(release) {
      if (axis === 'x') turnOver(release)
      else if (closes(release)) actions().onClose()
      else springBack(release.seconds)
    },
  })
  const stopWheel = followWheel(stage, go, () => actions().canDrag && !zoom.isZoomed())
  return () => {
    stopDrag()
    stopWheel()
    stopShade()
    line.letGo()
    surface.style.removeProperty(SHADE)
  }

  function turnOver({ outcome, seconds }: Release): void {
    const left = picture
    if (outcome === 'stay' || !actions().canDrag) return springBack(seconds)
    go(outcome)
    if (!left) return
    const x = outcome === 'next' ? -stage.clientWidth : stage.clientWidth
    glide(left, { scale: 1, x, y: 0 }, seconds)
    line.settle(x, seconds)
    // The view has rendered by then: if it did not step, the slide returns.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isShown(left)) bringBack(left, seconds)
        else setTimeout(() => isShown(left) || putBack(left), GONE_MS)
      }),
    )
  }

  function isShown(slide: HTMLElement): boolean {
    return actions().slide() === slide
  }

  function go(outcome: 'previous' | 'next'): void {
    const isNext = (outcome === 'next') !== (getComputedStyle(stage).direction === 'rtl')
    if (isNext) actions().onNext()
    else actions().onPrevious()
  }

  function bringBack(slide: HTMLElement, seconds: number): void {
    glide(slide, { scale: 1, x: 0, y: 0 }, seconds)
    if (axis === 'x') line.settle(0, seconds)
  }

  function springBack(seconds: number): void {
    if (picture) bringBack(picture, seconds)
    const start = shade
    const ms = wantsStill() ? 0 : seconds * 1000
    if (start < 1) stopShade = tween(progress => setShade(start + (1 - start) * progress), ms)
  }

  function setShade(value: number): void {
    shade = value
    if (value < 1) surface.style.setProperty(SHADE, value.toFixed(3))
    else surface.style.removeProperty(SHADE)
  }
}
