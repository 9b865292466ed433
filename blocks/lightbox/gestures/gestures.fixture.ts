import { createElement, type ReactElement, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { until } from '../../../test/mount'
import { type Gestures, useGestures } from './use-gestures'

/** An image of 900 by 600: not an SVG, which lacks an intrinsic size in some browsers. */
export const PICTURE = ((): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  return canvas.toDataURL()
})()

/** A bare stage. */
export interface Stage {
  readonly stage: HTMLElement
  readonly picture: HTMLImageElement
  /** The actions that the gestures triggered, in order. */
  readonly asked: string[]
  readonly gestures: () => Gestures
  /** The image's transform at rest. */
  readonly shown: () => { scale: number; x: number; y: number }
  /** Shows another slide, and the image again, as buttons would. */
  readonly turn: () => void
  readonly turnBack: () => void
  readonly close: () => void
}

/**
 * Adds a stage of 400 by 600 at the window's origin, with an image of 300 by 200 in its center, at 200, 300.
 */
export async function openStage(
  more: { canDrag?: boolean; dir?: string; turns?: boolean } = {},
): Promise<Stage> {
  const { canDrag = true, dir = 'ltr', turns = true } = more
  const asked: string[] = []
  let gestures: Gestures | undefined
  let turnTo: (isTurned: boolean) => void = () => {}

  function View(): ReactElement {
    const stage = useRef<HTMLDivElement>(null)
    const [isTurned, setTurned] = useState(false)
    turnTo = setTurned
    const turn = (name: string) => () => {
      asked.push(name)
      setTurned(turns)
    }
    gestures = useGestures(stage, {
      slide: () => stage.current?.querySelector<HTMLElement>(isTurned ? 'b' : 'img') ?? null,
      canDrag,
      onNext: turn('next'),
      onPrevious: turn('previous'),
      onClose: () => void asked.push('close'),
      onTap: ({ target }) => void asked.push(`tap ${(target as Element).localName}`),
    })
    const style = { position: 'fixed', inset: '0 auto auto 0', width: 400, height: 600 } as const
    const place = { position: 'absolute', left: 50, top: 200, width: 300, height: 200 } as const
    return createElement(
      'div',
      { role: 'dialog', ref: stage, style, dir },
      createElement('img', { src: PICTURE, alt: '', style: place }),
      createElement('b', null, 'another'),
      createElement('button', { type: 'button' }, 'button'),
    )
  }

  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  root.render(createElement(View))
  const picture = await until(() => {
    const image = box.querySelector('img')
    const isFollowed = image?.parentElement?.style.touchAction === 'none'
    return image?.naturalWidth === 900 && isFollowed && image
  })
  return {
    stage: picture.parentElement as HTMLElement,
    picture,
    asked,
    gestures: () => gestures as Gestures,
    shown() {
      const { a: scale, e: x, f: y } = new DOMMatrixReadOnly(picture.style.transform)
      return { scale, x, y }
    },
    turn: () => turnTo(true),
    turnBack: () => turnTo(false),
    close: () => root.unmount(),
  }
}

/** Presses a key on a control in the stage. Returns the event. */
export function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  })
  target.dispatchEvent(event)
  return event
}

/** Turns the wheel over a target. Returns the event. */
export function wheelOver(target: Element, more: WheelEventInit): WheelEvent {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}
