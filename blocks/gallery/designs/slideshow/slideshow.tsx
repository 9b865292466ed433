import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { report } from '../../../../src/data/core/report'
import { isEditMode } from '../../../../src/site/core/edit-mode'
import { usePrinting } from '../../../kit/ui/base/use-media'
import { MESSAGES } from '../../gallery.messages'
import type { GalleryData } from '../../gallery.schema'
import { coreDesign, DESIGN_DEFAULTS } from '../../rules/gallery.design'
import { cropOf, loadsPicture, pictureRatio, stageRatio, stripPercent } from '../../rules/gallery.layout'
import type { DesignProps } from '../cells'
import { DESIGNS } from '../designs'
import { Controls } from './controls'
import { attributeOf, hasCompanions } from './gallery.attributes'
import { slideInAddress } from './gallery.history'
import { isNear, sanitizeIndex } from './gallery.index'
import { hasMoved } from './gallery.motion'
import { StackedSlide } from './stacked-slide'
import { useKeys } from './use-keys'
import { useMotion, useMovingGallery } from './use-motion'
import { useSwipe } from './use-swipe'

Object.assign(DESIGNS, { stacked: Slideshow, strip: Slideshow })

/**
 * Shows one slide at a time, stacked on top of each other. The slides of a strip have their own widths, and lie side
 * by side once the transition has loaded.
 */
function Slideshow({ data }: DesignProps): ReactElement {
  const isStrip = coreDesign(data.design) === 'strip'
  const defaults = DESIGN_DEFAULTS[isStrip ? 'strip' : 'stacked']
  const { slides, loop, controls, speed = defaults.speed } = data
  const isMany = slides.length > 1
  const start = useStart(data)
  const gallery = useMotion({ slides, loop, start, speed, inMotion: attributeOf(data, 'inMotion') === true })
  const { motion, track, move, goTo, isMoving } = gallery
  useKeys(data.keyboard ? data.keys : null, isMoving, move, end =>
    goTo(end === 'first' ? 0 : track.count - 1),
  )
  const [isRotating, setRotating] = useState(false)
  const autoplay = useLazy(data.autoplay && isMany, () => import('../autoplay'))
  const companions = useLazy(isMany && hasCompanions(data), () => import('../companions/companions'))
  useMovingGallery(gallery)
  const history = useLazy(data.historyHash, () => import('../history-hash'))

  const isPrinting = usePrinting()
  const name = isStrip ? 'strip' : data.transition
  const stage = useRef<HTMLDivElement>(null)
  const [reach, setReach] = useState(0)
  const isPlain = name === 'fade'
  const moving = useLazy(isMany && !isPlain, () => import('../transitions/transition'))
  const drag = useLazy(
    isMany && isPlain && navigator.maxTouchPoints > 0,
    () => import('../../../../src/dom/gestures/follow-drag'),
  )
  useSwipe(gallery, stage, isPlain ? drag : undefined)

  const { index: shown, previous } = motion
  const first = sanitizeIndex(start, track)
  // Preloading waits for the first picture, which is the largest contentful paint.
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
            isLoaded={
              isPrinting || !data.lazyLoad || index === previous || isNear(index, shown, reach + ahead, track)
            }
            isFirst={index === first}
            onSettled={index === first ? () => setFirstHere(true) : undefined}
            onStep={move}
            ratio={isStrip ? pictureRatio(slide) : undefined}
          />
        ))}
      </div>
      {!isPlain && moving && (
        <moving.Transition {...{ data, name, gallery, stage, isRotating }} onReach={setReach} />
      )}
      {companions && <companions.Companions data={data} gallery={gallery} />}
    </section>
  )
}

/** The initial slide: the one that the URL names, if `historyHash` is set. */
function useStart({ historyHash, slides, currentIndex }: GalleryData): number {
  // Read once: afterwards the URL follows the gallery.
  const [named] = useState(() => (historyHash && !isEditMode() ? slideInAddress(location, slides) : null))
  return named ?? currentIndex
}

/** A lazily loaded module; `undefined` until it is wanted and loaded, or if that fails. */
function useLazy<Module>(isWanted: boolean, load: () => Promise<Module>): Module | undefined {
  const [part, setPart] = useState<Module>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part, however often its loader is made
  useEffect(() => {
    if (isWanted) load().then(setPart, report)
  }, [isWanted])
  return part
}
