import { type CSSProperties, createElement, type ReactElement } from 'react'
import { safeHref } from '../../../src/data/fields/safe-href'
import type { CropMode } from '../../../src/media/images/image-values'
import { ServerHtml } from '../../kit/element/server-html'
import { LoadedImage } from '../../kit/ui/picture/loaded-image'
import type { Slide } from '../gallery.slide.schema'

interface PictureProps {
  readonly slide: Slide
  readonly crop: CropMode
  /** The box around it has a size of its own that the picture follows. */
  readonly isShaped: boolean
  /** Loads before all others. */
  readonly isFirst: boolean
  /** Told once the picture is there, or cannot be had. */
  readonly onSettled?: (() => void) | undefined
}

/** Inline, so that a page whose rules undo the frame still gives the picture room. */
const IN_ITS_FRAME: CSSProperties = {
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: 'var(--ashlar-gallery-ratio, var(--gallery-ratio, 1))',
}

/** What a slide shows: its image, or what the server rendered for it. */
export function Picture({ slide, crop, isShaped, isFirst, onSettled }: PictureProps): ReactElement {
  const { type, image, src, alt, nodes, dimensions, focalPoint } = slide
  if (nodes.length > 0) return <ServerHtml className="gallery__kept" data-crop={crop} nodes={nodes} />
  // A block of its own, which the runtime finds like every other; until then, a link to the video.
  if (type === 'video') return createElement('ashlar-video', null, <a href={safeHref(src)}>{alt}</a>)
  return (
    <LoadedImage
      element={image}
      source={src}
      alt={image ? undefined : alt}
      dimensions={dimensions}
      fill={isShaped}
      style={isShaped ? IN_ITS_FRAME : undefined}
      priority={isFirst}
      onLoad={onSettled}
      onFail={onSettled}
      options={{ cropMode: isShaped || dimensions ? crop : 'none', focalPoint }}
    />
  )
}
