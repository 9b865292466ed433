import { type CSSProperties, type ReactElement, useState } from 'react'
import { MESSAGES } from '../gallery.messages'
import { hasCompanions } from '../rules/gallery.companions'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { isNear, sanitizeIndex } from '../rules/gallery.index'
import { cropOf, stageRatio } from '../rules/gallery.layout'
import { DEFAULT_TRANSITION, transitionNamed } from '../rules/gallery.transition'
import { Controls } from './controls'
import type { DesignProps } from './design'
import { useFound } from './moving-galleries'
import { StackedSlide } from './stacked-slide'
import { useHistoryHash, useStart } from './use-history-hash'
import { useKeys } from './use-keys'
import { useMotion } from './use-motion'
import { usePart } from './use-part'

const DEFAULTS = DESIGN_DEFAULTS.stacked
const { drawnAs } = transitionNamed(DEFAULT_TRANSITION)

/** One slide at a time: the slides lie on top of each other, and one gives way to the next. */
export function Slideshow({ data }: DesignProps): ReactElement {
  const { slides, loop, controls, speed = DEFAULTS.speed } = data
  const isMany = slides.length > 1
  const start = useStart(data)
  const gallery = useMotion({ slides, loop, start, speed })
  const { motion, track, move, isMoving } = gallery
  useKeys(data.keyboard ? data.keys : null, isMoving, move)
  const [isRotating, setRotating] = useState(false)
  const autoplay = usePart(data.autoplay && isMany, () => import('./autoplay'))
  const companions = usePart(isMany && hasCompanions(data), () => import('./companions/companions'))
  useFound(gallery)
  useHistoryHash(data.historyHash, slides[motion.index], motion.index)

  const { index: shown, previous } = motion
  const first = sanitizeIndex(start, track)
  const ratio = data.followHeight
    ? stageRatio('Auto', slides.slice(shown))
    : stageRatio(data.aspectRatio, slides)
  const room = data.thumbnails && isMany ? data.thumbnailStripHeight + data.thumbnailStripMargin : undefined
  const style = { '--gallery-ratio': ratio, '--gallery-speed': `${speed}s`, marginBlockEnd: room }

  return (
    <section
      className="gallery__show"
      aria-roledescription={MESSAGES.carousel}
      aria-label={data.label || MESSAGES.gallery}
      data-follows={data.followHeight}
      style={style as CSSProperties}
    >
      {autoplay && <autoplay.Autoplay data={data} gallery={gallery} onRotate={setRotating} />}
      {isMany && <Controls index={shown} track={track} isQuiet={!controls} onStep={move} />}
      <div className="gallery__stage" data-transition={drawnAs} aria-live={isRotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <StackedSlide
            key={index}
            data={data}
            slide={slide}
            index={index}
            crop={cropOf(data, 'contain')}
            isShown={index === shown}
            isLoaded={!data.lazyLoad || index === previous || isNear(index, shown, DEFAULTS.preload, track)}
            isFirst={index === first}
            onStep={move}
          />
        ))}
      </div>
      {companions && <companions.Companions data={data} gallery={gallery} />}
    </section>
  )
}
