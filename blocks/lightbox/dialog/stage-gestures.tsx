import { type RefObject, useLayoutEffect } from 'react'
import { type GestureOptions, useGestures } from '../gestures/use-gestures'
import { adoptSheet } from './adopt-sheet'
import css from './settled.css?inline'

const adopt = adoptSheet(css)

interface StageGesturesProps extends GestureOptions {
  readonly stage: RefObject<HTMLElement | null>
}

/** Lets the stage follow fingers, mouse, trackpad and keys, from when the part that knows them is there. */
export function StageGestures({ stage, ...options }: StageGesturesProps): null {
  // The styles of what the first frame does not show.
  useLayoutEffect(() => adopt(stage.current), [stage])
  useGestures(stage, options)
  return null
}
