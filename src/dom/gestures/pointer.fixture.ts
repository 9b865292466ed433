/** A pointer's position in px from the window's start, and its time in ms. */
type Place = readonly [x: number, y: number, time: number]

/** Fires a pointer event as a browser would at that time. Returns the event. */
export function point(
  type: 'down' | 'move' | 'up' | 'cancel',
  target: EventTarget,
  [clientX, clientY, time]: Place,
  more: PointerEventInit = {},
): PointerEvent {
  const event = new PointerEvent(`pointer${type}`, {
    pointerId: 1,
    pointerType: 'touch',
    buttons: type === 'down' || type === 'move' ? 1 : 0,
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  })
  Object.defineProperty(event, 'timeStamp', { value: time })
  target.dispatchEvent(event)
  return event
}

/** A full drag through these positions: down at the first, up at the last. */
export function dragThrough(
  target: EventTarget,
  places: readonly Place[],
  more: PointerEventInit = {},
): void {
  places.forEach((place, at) => {
    point(at ? 'move' : 'down', target, place, more)
  })
  const last = places.at(-1)
  if (last) point('up', target, last, more)
}

/** A click as the browser fires it after a press. Returns the event. */
export function clickOn(target: EventTarget): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 })
  target.dispatchEvent(event)
  return event
}
