import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { $shownVideo, hideVideo, showVideo } from '../../src/media/single-video'
import { THUMBNAIL_RATIO } from '../../src/media/video/video-box'
import { emit, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { useLazy } from '../kit/element/use-lazy'
import { LoadedImage } from '../kit/ui/loaded-image'
import type { VideoEvents } from './block'
import { Captioned, VideoBox } from './video.box'
import { MESSAGES } from './video.messages'
import type { VideoData } from './video.schema'

const loadPlayers = () => import('./player/player-part')

/**
 * A thumbnail that the provider's player replaces. Nothing is requested from the provider before the visitor
 * requests the video or consents.
 */
export function EmbeddedVideo(data: VideoData & ServerContent): ReactElement {
  const { mode, overlay, inactive, background, html, url, server, caption = server.caption } = data
  const host = useHost()
  const players = useLazy(loadPlayers, true)
  const isChosen = useSyncExternalStore(
    changed => $shownVideo.listen(changed),
    () => $shownVideo.get() === host,
  )
  const [hasConsent, setConsent] = useState(false)
  const isByVisitor = useRef(false)
  const isShown = !inactive && (isChosen || (hasConsent && !overlay))

  useEffect(() => players?.whenConsented('functional', () => setConsent(true)), [players])
  useEffect(() => {
    const show = (): void => showVideo(host)
    host.addEventListener('ashlar:play', show)
    return () => {
      host.removeEventListener('ashlar:play', show)
      hideVideo(host)
    }
  }, [host])
  useShownEvent(isShown)

  const video = players?.findEmbedded(data)
  const isInvalid = players && !video
  const isPlainHtml = !html && !url && data.serverNodes.some(node => node instanceof Element)
  if (isInvalid && isPlainHtml) return <ServerHtml nodes={data.serverNodes} />
  const name = data.title || video?.title || data.providerName
  const picture = thumbnailAddress(data)
  const mayLoad = picture === '' || (players && (hasConsent || !players.isProviderAddress(picture ?? '')))
  return (
    <Captioned caption={caption}>
      <VideoBox {...data}>
        {isInvalid ? (
          <players.InvalidVideo {...data} />
        ) : background && players && video && players.backgroundAddress(video.player) ? (
          <>
            {picture !== undefined && mayLoad && <Thumbnail {...data} />}
            <players.BackgroundPlayer {...video} title={name || MESSAGES.video} hasConsent={hasConsent} />
          </>
        ) : isShown && players && video ? (
          <players.VideoPlayer
            // Another mode reloads the video.
            key={`${mode} ${video.player.address}`}
            {...video}
            title={name || MESSAGES.video}
            autoplays={isChosen}
            takesFocus={isByVisitor.current}
          />
        ) : (
          <>
            {picture !== undefined && mayLoad && <Thumbnail {...data} />}
            <button
              type="button"
              className="video__play"
              disabled={inactive}
              aria-label={name ? `${MESSAGES.play}: ${name}` : MESSAGES.play}
              onClick={() => {
                isByVisitor.current = true
                showVideo(host)
              }}
            />
          </>
        )}
      </VideoBox>
    </Captioned>
  )
}

/** Fires `ashlar:change` when the player or the overlay appears. */
function useShownEvent(isShown: boolean): void {
  const host = useHost()
  const last = useRef(isShown)
  useEffect(() => {
    if (last.current === isShown) return
    last.current = isShown
    emit<VideoEvents>(host, 'change', { state: isShown ? 'shown' : 'overlay' })
  }, [host, isShown])
}

/** The URL to request the thumbnail from; '' if the page shows it already, `undefined` if there is none. */
function thumbnailAddress({ thumbnail, server: { image } }: VideoData): string | undefined {
  return thumbnail ?? (image?.getAttribute('src') ? '' : image?.dataset['src'])
}

/** The thumbnail; its button has the accessible name. */
function Thumbnail({ thumbnail, server: { image } }: VideoData): ReactElement {
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
