import type { ReactElement } from 'react'
import { findPlayer, type Player } from '../../../src/media/player/player'
import { readEmbed } from '../../../src/media/video/embed-code'
import type { VideoData } from '../video.schema'
import { MESSAGES } from './player.messages'

// Loaded after the overlay is on the page.
export { backgroundAddress, isProviderAddress } from '../../../src/media/player/player'
export { whenConsented } from '../../../src/visitor/when-consented'
export { BackgroundPlayer } from './background-player'
export { VideoPlayer } from './video-player'

/** A provider's video, with the attributes of its embed code. */
interface Embedded {
  readonly player: Player
  readonly title: string | undefined
  readonly sandbox: string | undefined
}

/** Finds the embedded video in the data; `undefined` if there is none. */
export function findEmbedded({ html, url, server }: VideoData): Embedded | undefined {
  const embed = html ? readEmbed(html) : undefined
  const address = embed ? embed.address : (url ?? server.link)
  const player = address ? findPlayer(address, !embed) : undefined
  const { title, sandbox } = embed?.attributes ?? {}
  return player && { player, title: title ?? player.provider?.name, sandbox }
}

/** The message for data without a video. */
export function InvalidVideo({ customThumb, thumbnail }: VideoData): ReactElement {
  const hasThumbnail = customThumb || thumbnail
  return <div className="video__invalid">{hasThumbnail ? MESSAGES.customThumbnail : MESSAGES.invalid}</div>
}
