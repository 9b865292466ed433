import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import { safeHref } from '../../../src/data/fields/links'
import { positionLabel } from '../../../src/locale/core/position.messages'
import type { CropMode } from '../../../src/media/images/image-values'
import { useLanguage } from '../../kit/element/host'
import { ServerHtml } from '../../kit/element/server-html'
import { LoadedImage } from '../../kit/ui/loaded-image'
import type { Slide } from '../gallery.slide.schema'
import type { Caption } from '../rules/gallery.caption'

interface FrameProps {
  readonly slide: Slide
  readonly index: number
  readonly count: number
  readonly crop: CropMode
  /** The frame has its own aspect ratio; otherwise it takes the picture's. */
  readonly isShaped: boolean
  /** Loads with high priority. */
  readonly isFirst?: boolean
  /** Called when the picture has loaded or failed. */
  readonly onSettled?: (() => void) | undefined
}

/** A slide's picture, with a link around it if it has one. */
export function Frame({ slide, index, count, isFirst = false, ...picture }: FrameProps): ReactElement {
  const position = positionLabel(index, count, useLanguage())
  return (
    <Link slide={slide} label={slide.title || position} isShaped={picture.isShaped}>
      <Picture {...picture} slide={slide} isFirst={isFirst} />
    </Link>
  )
}

interface LinkProps {
  readonly slide: Slide
  /** The accessible name of a link whose picture has no alternative text. */
  readonly label: string
  readonly isShaped: boolean
  readonly children: ReactNode
}

function Link({ slide, label, isShaped, children }: LinkProps): ReactElement {
  const href = slide.type === 'image' ? safeHref(slide.clickThroughUrl) : undefined
  if (!href) {
    return (
      <div className="gallery__frame" data-shaped={isShaped}>
        {children}
      </div>
    )
  }
  return (
    <a
      className="gallery__frame"
      data-shaped={isShaped}
      href={href}
      {...(!slide.alt && { 'aria-label': label })}
      {...(slide.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}

interface CaptionTextProps {
  readonly caption: Caption
  /** `figcaption` under a picture, so that the page's rules for captions apply as before the upgrade. */
  readonly as: 'figcaption' | 'div'
}

/** The caption of a slide. */
export function CaptionText({ caption, as: Box }: CaptionTextProps): ReactElement {
  const { title, description } = caption
  return (
    <Box className="gallery__caption">
      {title && <div className="gallery__title">{title}</div>}
      {typeof description !== 'string' ? (
        <ServerHtml className="gallery__description" nodes={description} />
      ) : (
        description && <div className="gallery__description">{description}</div>
      )}
    </Box>
  )
}

interface PictureProps {
  readonly slide: Slide
  readonly crop: CropMode
  /** The box has its own size, which the picture fills. */
  readonly isShaped: boolean
  /** Loads with high priority. */
  readonly isFirst: boolean
  /** Called when the picture has loaded or failed. */
  readonly onSettled?: (() => void) | undefined
}

/** Inline, so that the picture has a size even if the page's rules override the frame. */
const IN_ITS_FRAME: CSSProperties = {
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: 'var(--ashlar-gallery-ratio, var(--gallery-ratio, 1))',
}

/** A slide's image, video or server-rendered nodes. */
function Picture({ slide, crop, isShaped, isFirst, onSettled }: PictureProps): ReactElement {
  const { type, image, src, alt, nodes, dimensions, focalPoint } = slide
  if (nodes.length > 0) return <ServerHtml className="gallery__kept" data-crop={crop} nodes={nodes} />
  // A nested block, which the runtime upgrades; until then, a link to the video.
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
