import { isPlaying } from '../rules/gallery.autoplay'

/** Says whether a video plays anywhere on the page, whenever that may have changed, until `signal` says stop. */
export function watchVideos(changed: (plays: boolean) => void, signal: AbortSignal): void {
  const playing = new Set<Element>()

  const note = (target: EventTarget | null, plays: boolean | undefined): void => {
    if (!(target instanceof Element) || plays === undefined) return
    if (plays) playing.add(target)
    else playing.delete(target)
    changed([...playing].some(({ isConnected }) => isConnected))
  }

  for (const type of ['play', 'pause', 'ended']) {
    // These do not bubble.
    document.addEventListener(
      type,
      ({ target }) => {
        // A silent video is part of the picture.
        if (target instanceof HTMLVideoElement && !target.muted) note(target, isPlaying(type))
      },
      { capture: true, signal },
    )
  }
  for (const type of ['ashlar:video', 'ashlar:change']) {
    document.addEventListener(
      type,
      event => note(event.target, event instanceof CustomEvent ? isPlaying(event.detail?.state) : undefined),
      { signal },
    )
  }
}
