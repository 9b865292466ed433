import type { ComponentProps, ReactElement } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  /** A path in a 24 × 24 view box, drawn as a line. */
  readonly drawing: string
  /** The width and height of the icon, in px. */
  readonly size?: number
}

/** Renders a button that shows an icon; its `aria-label` names it. */
export function IconButton({ drawing, size = 24, ...props }: IconButtonProps): ReactElement {
  // The size is inline, because some pages stretch every SVG.
  const style = { inlineSize: size, blockSize: size }
  return (
    <button type="button" {...props}>
      <svg viewBox="0 0 24 24" style={style} aria-hidden="true">
        <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}

interface MotionButtonProps extends ComponentProps<'button'> {
  readonly isPlaying: boolean
  readonly size?: number
}

/** Renders the button that pauses and resumes motion (WCAG 2.2.2): a pause icon while it plays, a play icon otherwise. */
export const MotionButton = ({ isPlaying, ...props }: MotionButtonProps): ReactElement => (
  <IconButton drawing={isPlaying ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} {...props} />
)
