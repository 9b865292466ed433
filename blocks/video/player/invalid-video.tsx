import type { ReactElement } from 'react'
import type { VideoData } from '../video.schema'
import { MESSAGES } from './player.messages'

/** Says that there is no video to show (B5 L267). */
export function InvalidVideo({ customThumb, thumbnail }: VideoData): ReactElement {
  const hasThumbnail = customThumb || thumbnail
  return <p className="video__invalid">{hasThumbnail ? MESSAGES.customThumbnail : MESSAGES.invalid}</p>
}
