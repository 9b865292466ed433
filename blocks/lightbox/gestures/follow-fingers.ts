import { type Drag, dragTo, type Point, press, release } from '../../../src/dom/gestures/drag.state'
import { swallowClick } from '../../../src/dom/gestures/follow-drag'
import { movesPage } from '../../../src/dom/gestures/page-zoom'
import type { HeldPicture, PictureZoom } from './picture-zoom'
import { type Fingers, fingersAt, pinch, settled, thrown, type View } from './zoom.state'

/** Duration of a thrown image's glide, in seconds. */
const THROW_SECONDS = 0.7

/** An image held by fingers. */
interface Hold {
  readonly picture: HeldPicture
  /** The image and the fingers when the number of fingers last changed. */
  readonly view: View
  readonly fingers: Fingers
}

/**
 * Zooms the image with two fingers; moves a zoomed image with one finger or the mouse. Returns how to stop.
 */
export function followFingers(stage: HTMLElement, zoom: PictureZoom): () => void {
  const following = new AbortController()
  const places = new Map<number, Point>()
  let held: Hold | null = null
  let isPinch = false
  let drag: Drag | null = null
  let frame = 0

  const inWindow = { capture: true, signal: following.signal }
  stage.addEventListener('pointerdown', down, following)
  addEventListener('pointermove', move, inWindow)
  addEventListener('pointerup', up, inWindow)
  addEventListener('pointercancel', up, inWindow)
  return () => {
    following.abort()
    cancelAnimationFrame(frame)
  }

  function down(event: PointerEvent): void {
    if (event.button || event.ctrlKey || movesPage(event)) return
    places.set(event.pointerId, placeOf(event))
    if (places.size < 2 && !zoom.isZoomed()) return
    isPinch = places.size > 1
    const at = placeOf(event)
    drag = press({ ...at, time: event.timeStamp })
    take(held?.picture ?? zoom.hold())
  }

  function move(event: PointerEvent): void {
    if (!places.has(event.pointerId)) return
    // The button was released outside the window.
    if (event.pointerType === 'mouse' && !event.buttons) return up(event)
    const at = placeOf(event)
    places.set(event.pointerId, at)
    if (!held || !drag) return
    const isFirstMove = !drag.axis
    drag = dragTo(drag, { ...at, time: event.timeStamp })
    if (isFirstMove && drag.axis && event.isTrusted) stage.setPointerCapture(event.pointerId)
    frame ||= requestAnimationFrame(pull)
  }

  function pull(): void {
    frame = 0
    if (!held) return
    const { picture, view, fingers } = held
    const now = fingersOn(picture)
    picture.pull(pinch(view, fingers, now), now.centre)
  }

  function up(event: PointerEvent): void {
    if (!places.has(event.pointerId)) return
    cancelAnimationFrame(frame)
    pull()
    const last = held && fingersOn(held.picture).centre
    places.delete(event.pointerId)
    if (!held || !last) return
    const { picture } = held
    if (places.size) return take(picture)
    held = null
    if (drag?.axis) swallowClick()
    const { view, goal, frame: room } = picture
    if (isPinch || !drag) return picture.settle(settled(view, room, last))
    // A tap stops a gliding image, but not one that is changing its scale.
    if (!drag.axis) return picture.settle(goal.scale === view.scale ? view : goal)
    picture.settle(thrown(view, release(drag, event.timeStamp, 0).velocity, room), THROW_SECONDS)
  }

  function take(picture: HeldPicture | null): void {
    held = picture && { picture, view: picture.view, fingers: fingersOn(picture) }
  }

  function fingersOn({ placeOf }: HeldPicture): Fingers {
    return fingersAt([...places.values()].map(placeOf))
  }
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
