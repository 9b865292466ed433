import type { CSSProperties, ReactElement } from 'react'
import { MESSAGES } from '../gallery.messages'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { isNear, sanitizeIndex } from '../rules/gallery.index'
import { cropOf, stageRatio } from '../rules/gallery.layout'
import { DEFAULT_TRANSITION, transitionNamed } from '../rules/gallery.transition'
import { Controls } from './controls'
import type { DesignProps } from './design'
import { StackedSlide } from './stacked-slide'
import { useKeys } from './use-keys'
import { useMotion } from './use-motion'

const DEFAULTS = DESIGN_DEFAULTS.stacked
const { drawnAs } = transitionNamed(DEFAULT_TRANSITION)

/** One slide at a time: the slides lie on top of each other, and one gives way to the next. */
export function Slideshow({ data }: DesignProps): ReactElement {
  const { slides, loop, controls, speed = DEFAULTS.speed } = data
  const { motion, track, move, isMoving } = useMotion({ slides, loop, start: data.currentIndex, speed })
  useKeys(data.keyboard ? data.keys : null, isMoving, move)

  const { index: shown, previous } = motion
  const first = sanitizeIndex(data.currentIndex, track)
  const style = { '--gallery-ratio': stageRatio(data.aspectRatio, slides), '--gallery-speed': `${speed}s` }

  return (
    <section
      className="gallery__show"
      aria-roledescription={MESSAGES.carousel}
      aria-label={data.label || MESSAGES.gallery}
      style={style as CSSProperties}
    >
      {slides.length > 1 && <Controls index={shown} track={track} isQuiet={!controls} onStep={move} />}
      <div className="gallery__stage" data-transition={drawnAs} aria-live="polite">
        {slides.map((slide, index) => (
          <StackedSlide
            key={index}
            data={data}
            slide={slide}
            index={index}
            crop={cropOf(data, 'contain')}
            isShown={index === shown}
            isLoaded={index === previous || isNear(index, shown, DEFAULTS.preload, track)}
            isFirst={index === first}
            onStep={move}
          />
        ))}
      </div>
    </section>
  )
}
