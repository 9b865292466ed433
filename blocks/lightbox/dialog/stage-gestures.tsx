import { type RefObject, useLayoutEffect } from 'react'
import { adoptSheet } from '../../kit/ui/modal/adopt-sheet'
import { type GestureOptions, useGestures } from '../gestures/use-gestures'
import css from './settled.css?inline'

const adopt = adoptSheet(css)

interface StageGesturesProps extends GestureOptions {
  readonly stage: RefObject<HTMLElement | null>
}

/** Starts gestures on the stage for fingers, mouse, trackpad and keys, once their chunk has loaded. */
export function StageGestures({ stage, ...options }: StageGesturesProps): null {
  // Styles of content that is not in the first frame.
  useLayoutEffect(() => adopt(stage.current), [stage])
  useGestures(stage, options)
  return null
}
