import type { ReactElement } from 'react'
import { ServerHtml } from '../../kit/element/server-html'
import type { Caption } from '../rules/gallery.caption'

interface CaptionTextProps {
  readonly caption: Caption
  /** Under a picture the page's own rules for captions hold, as they did before the block came up. */
  readonly as: 'figcaption' | 'div'
}

/** The words that go with a slide. */
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
