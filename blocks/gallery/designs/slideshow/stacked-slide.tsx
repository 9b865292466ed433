import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { positionLabel } from '../../../../src/locale/core/position.messages'
import type { CropMode } from '../../../../src/media/images/image-values'
import { useHost, useLanguage } from '../../../kit/element/host'
import { MESSAGES } from '../../gallery.messages'
import type { GalleryData } from '../../gallery.schema'
import type { Slide } from '../../gallery.slide.schema'
import { type Caption, captionOf } from '../../rules/gallery.caption'
import { CaptionText, Frame } from '../frame'
import type { Direction } from './gallery.index'
import { clickDirection } from './gallery.input'

interface StackedSlideProps {
  readonly data: GalleryData
  readonly slide: Slide
  readonly index: number
  readonly crop: CropMode
  readonly isShown: boolean
  /** Loads the picture. */
  readonly isLoaded: boolean
  /** The initial slide, whose picture loads with high priority. */
  readonly isFirst: boolean
  /** Called when the picture has loaded or failed. */
  readonly onSettled: (() => void) | undefined
  readonly onStep: (direction: Direction) => void
  /** Aspect ratio of a slide in a strip; other slides fill the stage. */
  readonly ratio: number | undefined
}

/** One slide of a slideshow; inert while hidden. */
export function StackedSlide(props: StackedSlideProps): ReactElement {
  const { data, slide, index, crop, isShown, isLoaded, isFirst, onSettled, onStep, ratio } = props
  const caption = captionOf(slide, data)
  const count = data.slides.length
  const host = useHost()

  const click = ({ target, currentTarget, clientX }: MouseEvent): void => {
    // A strip handles clicks itself, links navigate, and captions allow text selection.
    if (ratio || (target instanceof Element && target.closest('a, button, .gallery__caption'))) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(host).direction === 'rtl'
    const direction = clickDirection(data.clickBehaviour, slide, (clientX - left) / width, isRightToLeft)
    if (direction) onStep(direction)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and the arrow keys do the same.
    <div
      className="gallery__slide"
      role="group"
      aria-roledescription={MESSAGES.slide}
      aria-label={positionLabel(index, count, useLanguage())}
      data-shown={isShown}
      inert={!isShown}
      style={ratio ? { aspectRatio: ratio, blockSize: '100%', justifySelf: data.activeAlignment } : undefined}
      onClick={click}
    >
      {isLoaded && <Frame {...{ slide, index, count, crop, isFirst, onSettled }} isShaped />}
      {caption && (
        <Overlay
          caption={caption}
          position={data.metaPosition.replace('-', ' ')}
          isOnHover={data.showMetaOnHover}
        />
      )}
    </div>
  )
}

interface OverlayProps {
  readonly caption: Caption
  readonly position: string
  readonly isOnHover: boolean
}

/** A caption over its picture. Keyboards can scroll it if it is longer than its room. */
function Overlay({ caption, position, isOnHover }: OverlayProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className="gallery__overlay" data-position={position} data-on-hover={isOnHover}>
      <CaptionText as="div" caption={caption} />
    </div>
  )
}
