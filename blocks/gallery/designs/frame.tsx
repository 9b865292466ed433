import type { ReactElement, ReactNode } from 'react'
import { safeHref } from '../../../src/data/fields/safe-href'
import { positionLabel } from '../../../src/locale/core/position.messages'
import type { CropMode } from '../../../src/media/images/image-values'
import type { Slide } from '../gallery.slide.schema'
import { Picture } from './picture'
import { useLanguage } from './use-language'

interface FrameProps {
  readonly slide: Slide
  readonly index: number
  readonly count: number
  readonly crop: CropMode
  /** The frame has a shape of its own that the picture follows; else it takes the picture's. */
  readonly isShaped: boolean
  /** Loads before all others. */
  readonly isFirst?: boolean
  /** Told once the picture is there, or cannot be had. */
  readonly onSettled?: (() => void) | undefined
}

/** A slide's picture, and the link around it where it leads somewhere. */
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
  /** Names the link where its picture has no text of its own. */
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
