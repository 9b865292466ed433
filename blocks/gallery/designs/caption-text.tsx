import type { ReactElement } from 'react'
import { ServerHtml } from '../../kit/server-html'
import type { Caption } from '../rules/gallery.caption'

/** The words that go with a slide. */
export function CaptionText({ caption }: { readonly caption: Caption }): ReactElement {
  const { title, description } = caption
  return (
    <div className="gallery__caption">
      {title && <div className="gallery__title">{title}</div>}
      {typeof description !== 'string' ? (
        <ServerHtml className="gallery__description" nodes={description} />
      ) : (
        description && <div className="gallery__description">{description}</div>
      )}
    </div>
  )
}
