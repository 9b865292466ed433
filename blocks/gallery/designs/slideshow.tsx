import { type CSSProperties, type ReactElement, useRef, useState } from 'react'
import { MESSAGES } from '../gallery.messages'
import { attributeOf } from '../rules/gallery.attributes'
import { hasCompanions } from '../rules/gallery.companions'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { coreDesign } from '../rules/gallery.design'
import { isNear, sanitizeIndex } from '../rules/gallery.index'
import { cropOf, stageRatio, stripPercent } from '../rules/gallery.layout'
import { hasMoved } from '../rules/gallery.motion'
import { loadsPicture, pictureRatio } from '../rules/gallery.shapes'
import { Controls } from './controls'
import type { DesignProps } from './design'
import { useFound } from './moving-galleries'
import { StackedSlide } from './stacked-slide'
import { useKeys } from './use-keys'
import { useMotion } from './use-motion'
import { usePart } from './use-part'
import { useStart } from './use-start'

/**
 * One slide at a time: the slides lie on top of each other, and one gives way to the next. Those of a strip have
 * their own widths, and stand side by side once the part that moves them is there.
 */
export function Slideshow({ data }: DesignProps): ReactElement {
  const isStrip = coreDesign(data.design) === 'strip'
  const defaults = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked']
  const { slides, loop, controls, speed = defaults.speed } = data
  const isMany = slides.length > 1
  const start = useStart(data)
  const gallery = useMotion({ slides, loop, start, speed, inMotion: attributeOf(data, 'inMotion') === true })
  const { motion, track, move, isMoving } = gallery
  useKeys(data.keyboard ? data.keys : null, isMoving, move)
  const [isRotating, setRotating] = useState(false)
  const autoplay = usePart(data.autoplay && isMany, () => import('./autoplay'))
  const companions = usePart(isMany && hasCompanions(data), () => import('./companions/companions'))
  useFound(gallery)
  const history = usePart(data.historyHash, () => import('./history-hash'))

  const name = isStrip ? 'strip' : data.transition
  const stage = useRef<HTMLDivElement>(null)
  const [reach, setReach] = useState(0)
  const isPlain = name === 'fade'
  const moving = usePart(isMany && !isPlain, () => import('./transitions/transition'))
  const fingers = usePart(
    isMany && isPlain && navigator.maxTouchPoints > 0,
    () => import('./transitions/fingers'),
  )

  const { index: shown, previous } = motion
  const first = sanitizeIndex(start, track)
  // The largest paint is not to share its way with pictures that nobody has asked to see.
  const [isFirstHere, setFirstHere] = useState(!slides[first] || !loadsPicture(slides[first]))
  const ahead = isFirstHere || hasMoved(motion) ? defaults.preload : 0
  const ratio = data.followHeight
    ? stageRatio('Auto', slides.slice(shown))
    : stageRatio(isStrip ? stripPercent(data) : data.aspectRatio, slides)
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
      {history && <history.HistoryHash slides={slides} first={first} index={shown} />}
      {autoplay && <autoplay.Autoplay data={data} gallery={gallery} onRotate={setRotating} />}
      {isMany && <Controls index={shown} track={track} isQuiet={!controls} onStep={move} />}
      <div
        ref={stage}
        className="gallery__stage"
        data-transition={isStrip ? name : 'fade'}
        aria-live={isRotating ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <StackedSlide
            key={index}
            data={data}
            slide={slide}
            index={index}
            crop={cropOf(data, isStrip ? 'cover' : 'contain')}
            isShown={index === shown}
            isLoaded={!data.lazyLoad || index === previous || isNear(index, shown, reach + ahead, track)}
            isFirst={index === first}
            onSettled={index === first ? () => setFirstHere(true) : undefined}
            onStep={move}
            ratio={isStrip ? pictureRatio(slide) : undefined}
          />
        ))}
      </div>
      {isPlain && fingers && <fingers.Fingers gallery={gallery} stage={stage} />}
      {!isPlain && moving && (
        <moving.Transition {...{ data, name, gallery, stage, isRotating }} onReach={setReach} />
      )}
      {companions && <companions.Companions data={data} gallery={gallery} />}
    </section>
  )
}
