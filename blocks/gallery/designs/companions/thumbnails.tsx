import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { dom } from '../../../../src/data/core/dom'
import { formatCount } from '../../../../src/locale/core/format-count'
import { useHost, useLanguage } from '../../../kit/element/host'
import { useReducedMotion } from '../../../kit/ui/base/use-media'
import { LoadedImage } from '../../../kit/ui/loaded-image'
import type { GalleryData } from '../../gallery.schema'
import type { Slide } from '../../gallery.slide.schema'
import { scrollTarget, thumbnailShape } from '../../rules/gallery.companions'
import { DEFAULT_KEYS } from '../../rules/gallery.keys'
import { directionOf, endOf, isOffScreen } from '../slideshow/gallery.input'
import type { MovingGallery } from '../slideshow/use-motion'
import { MESSAGES, thumbnailLabel } from './companions.messages'

export interface CompanionsProps {
  readonly data: GalleryData
  readonly gallery: MovingGallery
}

/** The key was pressed on the row itself. */
const NO_OBSTACLES = { isEditing: false, inMotion: false, isOffScreen: false, isElsewhere: false }

/** A toolbar with a button per slide: one Tab stop, arrow keys inside. */
export function Thumbnails({ data, gallery }: CompanionsProps): ReactElement {
  const host = useHost()
  const row = useRef<HTMLDivElement>(null)
  const { index: shown } = gallery.motion
  useThumbnailRow(row, shown, data.activeAlignment)
  const language = useLanguage()
  const { thumbnailStripHeight: height, thumbnailStripMargin: margin } = data
  const style = { '--strip-height': `${height}px`, '--strip-margin': `${margin}px` } as CSSProperties

  const press = (event: KeyboardEvent): void => {
    const { key, keyCode, altKey, ctrlKey, metaKey, shiftKey } = event
    const press = { key, keyCode, isShortcut: altKey || ctrlKey || metaKey || shiftKey }
    const isRightToLeft = getComputedStyle(host).direction === 'rtl'
    const direction = directionOf(press, DEFAULT_KEYS, isRightToLeft, NO_OBSTACLES)
    const end = endOf(press, NO_OBSTACLES)
    if (!direction && !end) return
    // Prevents the gallery's own key handling.
    event.preventDefault()
    if (direction) gallery.move(direction)
    else gallery.goTo(end === 'first' ? 0 : gallery.track.count - 1)
  }

  return (
    <div
      ref={row}
      className="gallery__thumbnails"
      role="toolbar"
      aria-label={MESSAGES.choose}
      data-alignment={data.activeAlignment}
      style={style}
      onKeyDown={press}
    >
      {data.slides.map((slide, index) => (
        <Thumbnail
          key={index}
          slide={slide}
          position={formatCount(index + 1, language)}
          isShown={index === shown}
          onChoose={() => gallery.goTo(index)}
        />
      ))}
    </div>
  )
}

interface ThumbnailProps {
  readonly slide: Slide
  /** The slide's number, in the digits of the page's language. */
  readonly position: string
  readonly isShown: boolean
  readonly onChoose: () => void
}

/** A thumbnail that shows its slide on click. */
function Thumbnail({ slide, position, isShown, onChoose }: ThumbnailProps): ReactElement {
  const { src, type, image, dimensions, focalPoint, title, alt } = slide
  // The slide shows the server's own image; this is another one, smaller if the host resizes.
  const sizeFormat = image?.dataset.src ? 'queryString' : undefined

  return (
    <button
      className="gallery__thumbnail"
      type="button"
      aria-label={thumbnailLabel(position, title || alt || image?.alt || '')}
      aria-current={isShown}
      tabIndex={isShown ? 0 : -1}
      style={{ aspectRatio: thumbnailShape(slide) }}
      onClick={onChoose}
    >
      {src && type === 'image' ? (
        <LoadedImage
          source={src}
          dimensions={dimensions}
          fill
          style={{ blockSize: '100%' }}
          options={{ cropMode: 'cover', focalPoint, sizeFormat }}
        />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m9 6 9 6-9 6z" fill="currentColor" />
        </svg>
      )}
    </button>
  )
}

/** Scrolls to the thumbnail of the current slide, and moves the focus to it if the row has the focus. */
function useThumbnailRow(
  row: RefObject<HTMLElement | null>,
  shown: number,
  alignment: GalleryData['activeAlignment'],
): void {
  const isStill = useReducedMotion()
  const isNew = useRef(true)

  useLayoutEffect(() => {
    const element = row.current
    const thumbnail = element?.children[shown]
    if (!element || !(thumbnail instanceof HTMLElement)) return undefined
    if (element.contains(dom.activeElement)) thumbnail.focus({ preventScroll: true })

    // Scrolls only the row, not the page.
    const place = (behavior: ScrollBehavior): void => {
      const { offsetLeft: offset, offsetWidth: width } = thumbnail
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      const left = scrollTarget({ offset, width }, element.clientWidth, alignment, isRightToLeft)
      element.scrollTo({ left, behavior })
    }
    // Firefox does not scroll off-screen rows smoothly.
    const isUnseen = isNew.current || isOffScreen(element.getBoundingClientRect(), window)
    place(isStill || isUnseen ? 'instant' : 'smooth')
    isNew.current = false
    let { clientWidth } = element
    const observer = new ResizeObserver(() => {
      if (clientWidth === element.clientWidth) return
      clientWidth = element.clientWidth
      place('instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, shown, alignment, isStill])
}
