import type { ReactElement } from 'react'
import type { LightboxItem } from '../../../src/media/lightbox/lightbox.request'
import { ServerHtml } from '../../kit/element/server-html'
import { Picture } from './picture'
import { useOptional } from './use-optional'

interface SlideProps {
  readonly item: LightboxItem
  /** The thumbnail's element on the page. */
  readonly thumbnail: () => Element | null | undefined
  readonly isShown: boolean
}

/** The content of a slide. */
export function Slide({ item, thumbnail, isShown }: SlideProps): ReactElement | null {
  const { content, meta } = item
  const video = useOptional(content.kind === 'video', () => import('./video-slide'))
  if (content.kind === 'picture') return <Picture content={content} thumbnail={thumbnail} />
  if (content.kind === 'other') return <ServerHtml className="other" nodes={content.nodes} />
  return video ? <video.VideoSlide content={content} title={meta.title} isShown={isShown} /> : null
}
