import type { ReactElement } from 'react'
import { MESSAGES } from './autoplay.messages'
import type { Autoplay } from './use-autoplay'

/** Inline, against pages that stretch every drawing. */
const DRAWING = { inlineSize: 24, blockSize: 24 }

/** Stops a gallery that changes by itself, and lets it go on. It says which. */
export function AutoplayButton({ isPlaying, onPress }: NonNullable<Autoplay['button']>): ReactElement {
  return (
    <button
      className="gallery__step gallery__autoplay"
      type="button"
      aria-label={isPlaying ? MESSAGES.stop : MESSAGES.start}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" style={DRAWING} aria-hidden="true" focusable="false">
        <path
          d={isPlaying ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  )
}
