import type { ReactElement } from 'react'
import { THUMBNAIL_RATIO } from '../../src/media/video/video-box'
import { LoadedImage } from '../kit/ui/picture/loaded-image'
import type { VideoData } from './video.schema'

/** The URL to request the thumbnail from; '' if the page shows it already, `undefined` if there is none. */
export function thumbnailAddress({ thumbnail, server: { image } }: VideoData): string | undefined {
  return thumbnail ?? (image?.getAttribute('src') ? '' : image?.dataset['src'])
}

/** The thumbnail; its button has the accessible name. */
export function Thumbnail({ thumbnail, server: { image } }: VideoData): ReactElement {
  return (
    <LoadedImage
      className="video__thumbnail"
      element={thumbnail ? undefined : image}
      source={thumbnail}
      alt=""
      aspectRatio={THUMBNAIL_RATIO}
    />
  )
}
