import type { RefObject } from 'react'
import { type GestureOptions, useGestures } from '../gestures/use-gestures'

interface StageGesturesProps extends GestureOptions {
  readonly stage: RefObject<HTMLElement | null>
}

/** Lets the stage follow fingers, mouse, trackpad and keys, from when the part that knows them is there. */
export function StageGestures({ stage, ...options }: StageGesturesProps): null {
  useGestures(stage, options)
  return null
}
