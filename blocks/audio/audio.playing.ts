import { $shownVideo, hideVideo, showVideo } from '../../src/media/core/shown-video'

/**
 * Lets one player sound at a time: when this one begins, the page's videos and other players stop, and it stops
 * when one of theirs begins. The page plays and pauses it by `ashlar:play` and `ashlar:pause`. Returns how to stop.
 */
export function playExclusively(host: HTMLElement, media: HTMLMediaElement): () => void {
  const undo = new AbortController()
  const { signal } = undo
  host.addEventListener('ashlar:play', () => play(media), { signal })
  host.addEventListener('ashlar:pause', () => media.pause(), { signal })
  media.addEventListener('play', () => showVideo(host), { signal })
  // Players that are not ours tell nobody else; these events do not bubble.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLMediaElement && target !== media && !target.muted) media.pause()
    },
    { signal, capture: true },
  )
  const stopListening = $shownVideo.listen(shown => {
    if (shown && shown !== host) media.pause()
  })
  return () => {
    undo.abort()
    stopListening()
    hideVideo(host)
    media.pause()
  }
}

/** Plays what is ready; loads again what has failed. */
export function play(media: HTMLMediaElement): void {
  if (media.error) media.load()
  // A browser may refuse, or a pause may come first: the player then waits for the visitor.
  media.play().catch(() => undefined)
}
