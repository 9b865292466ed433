import type { ReactElement } from 'react'
import { safeHref } from '../../../src/data/fields/links'
import type { LightboxMeta } from '../../../src/media/lightbox/lightbox.request'
import { ServerHtml } from '../../kit/element/server-html'
import { adoptSheet } from '../../kit/ui/modal/use-modal'
import css from './caption.css?inline'

const adopt = adoptSheet(css)

interface CaptionProps {
  readonly id: string
  readonly meta: LightboxMeta
  /** On desktop the caption shows on hover; on mobile a button toggles it. */
  readonly isHidden: boolean
}

/** The caption of the current slide. */
export function Caption({ id, meta, isHidden }: CaptionProps): ReactElement {
  const { title, description, link } = meta
  const href = safeHref(link)
  return (
    <div ref={adopt} id={id} className="caption" part="caption" hidden={isHidden}>
      {title && <p className="title">{href ? <a href={href}>{title}</a> : title}</p>}
      {typeof description !== 'string' ? (
        <ServerHtml className="description" nodes={description} />
      ) : (
        description && <p className="description">{description}</p>
      )}
      {href && !title && <a href={href}>{href}</a>}
    </div>
  )
}
