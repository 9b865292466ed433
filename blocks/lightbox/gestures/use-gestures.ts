import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followFingers } from './follow-fingers'
import { followSlide, type SlideActions } from './follow-slide'
import { followTaps, toggleZoom } from './follow-taps'
import { followZoomWheel } from './follow-zoom-wheel'
import { zoomPicture } from './picture-zoom'
import { followKeys } from './zoom-keys'

/** Options of the gestures: the current image, its neighbours, and the actions to trigger. */
export interface GestureOptions extends SlideActions {
  /** A tap or click outside a gesture; never while the image is zoomed. */
  readonly onTap: (event: MouseEvent) => void
}

/** A stage that follows fingers, mouse, trackpad and keys. */
export interface Gestures {
  readonly isZoomed: boolean
  /** Resets the image immediately: for another image in the same element. Another element needs no reset. */
  readonly reset: () => void
  /** Zooms in around the center, or out again, for a button. */
  readonly toggle: () => void
}

const NOTHING = { reset: () => {}, toggle: () => {} }

/** Lets the visitor zoom, move, step through and dismiss the slides of the stage. */
export function useGestures(stage: RefObject<HTMLElement | null>, options: GestureOptions): Gestures {
  const [isZoomed, setZoomed] = useState(false)
  const latest = useRef(options)
  const actions = useRef(NOTHING)
  const shown = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    latest.current = options
    const slide = options.slide()
    if (slide !== shown.current) actions.current.reset()
    shown.current = slide
  })

  useEffect(() => {
    if (!stage.current) return
    const gestures = startGestures(stage.current, () => latest.current, setZoomed)
    actions.current = gestures
    return () => {
      actions.current = NOTHING
      gestures.stop()
    }
  }, [stage])

  return { isZoomed, reset: () => actions.current.reset(), toggle: () => actions.current.toggle() }
}

/** Starts every gesture on a stage. */
function startGestures(
  stage: HTMLElement,
  options: () => GestureOptions,
  onZoomed: (isZoomed: boolean) => void,
) {
  const slide = () => options().slide()
  const zoom = zoomPicture(stage, slide, onZoomed)
  addEventListener('resize', zoom.reset)
  const stops = [
    followSlide(stage, zoom, options),
    followFingers(stage, zoom),
    followZoomWheel(stage, zoom),
    followKeys(stage, zoom),
    followTaps(stage, zoom, slide, event => options().onTap(event)),
    () => removeEventListener('resize', zoom.reset),
  ]
  return {
    reset: zoom.reset,
    toggle() {
      const { left, top, width, height } = stage.getBoundingClientRect()
      toggleZoom(zoom, { x: left + width / 2, y: top + height / 2 })
    },
    stop: () => {
      for (const stop of stops.reverse()) stop()
    },
  }
}
