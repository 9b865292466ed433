import type { ReactElement } from 'react'
import { LoadedImage } from '../../../kit/ui/picture/loaded-image'
import type { Slide } from '../../gallery.slide.schema'
import { thumbnailShape } from '../../rules/gallery.thumbnails'
import { thumbnailLabel } from './companions.messages'

interface ThumbnailProps {
  readonly slide: Slide
  /** The slide's number, in the digits of the page's language. */
  readonly position: string
  readonly isShown: boolean
  readonly onChoose: () => void
}

/** A small picture of a slide, which leads to it. */
export function Thumbnail({ slide, position, isShown, onChoose }: ThumbnailProps): ReactElement {
  const { src, type, image, dimensions, focalPoint, title, alt } = slide
  // The slide has the server's own picture: this is another, and smaller where the host has it so.
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
