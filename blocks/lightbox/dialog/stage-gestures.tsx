import { type ReactElement, type RefObject, useLayoutEffect } from 'react'
import { IconButton } from '../../kit/ui/icon-button'
import { adoptSheet } from '../../kit/ui/modal/use-modal'
import { type GestureOptions, useGestures } from '../gestures/use-gestures'
import { MESSAGES } from '../lightbox.messages'
import css from './settled.css?inline'

const adopt = adoptSheet(css)

const GLASS = 'M15.5 15.5 21 21M10 4a6.5 6.5 0 1 0 .1 0M7 10.5h6'

interface StageGesturesProps extends GestureOptions {
  readonly stage: RefObject<HTMLElement | null>
}

/**
 * Starts gestures on the stage for fingers, mouse, trackpad and keys, once their chunk has loaded, and renders the button
 * that zooms without any of them.
 */
export function StageGestures({ stage, ...options }: StageGesturesProps): ReactElement {
  // Styles of content that is not in the first frame.
  useLayoutEffect(() => adopt(stage.current), [stage])
  const { isZoomed, toggle } = useGestures(stage, options)
  return (
    <IconButton
      drawing={isZoomed ? GLASS : `${GLASS}M10 7.5v6`}
      size={22}
      className="control zoom"
      part="control zoom"
      aria-label={MESSAGES.zoom}
      aria-pressed={isZoomed}
      onClick={toggle}
    />
  )
}
