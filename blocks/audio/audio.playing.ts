import { dom } from '../../src/data/core/dom'
import { $shownVideo, hideVideo, showVideo } from '../../src/media/single-video'
import { pauseWhenHidden } from '../../src/media/video/when-hidden'

/**
 * Lets only one player of the page play: starting this one pauses the others, and the reverse. A hidden one
 * pauses. Also responds to `ashlar:play` and `ashlar:pause`. Returns a function that stops it.
 */
export function playExclusively(host: HTMLElement, media: HTMLMediaElement): () => void {
  const undo = new AbortController()
  const { signal } = undo
  host.addEventListener('ashlar:play', () => play(media), { signal })
  host.addEventListener('ashlar:pause', () => media.pause(), { signal })
  media.addEventListener('play', () => showVideo(host), { signal })
  // Media events of other players do not bubble.
  dom.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLMediaElement && target !== media && !target.muted) media.pause()
    },
    { signal, capture: true },
  )
  const stopListening = $shownVideo.listen(shown => {
    if (shown && shown !== host) media.pause()
  })
  const stopWatching = pauseWhenHidden(media)
  return () => {
    undo.abort()
    stopListening()
    stopWatching()
    hideVideo(host)
    media.pause()
  }
}

/** Plays the media, after a reload if it has failed. */
export function play(media: HTMLMediaElement): void {
  if (media.error) media.load()
  // The browser may block playback, or a pause may interrupt it: the visitor can start it then.
  media.play().catch(() => undefined)
}
