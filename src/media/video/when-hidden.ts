const HIDDEN = '[hidden], [inert], details:not([open])'
const BY = { attributeFilter: ['hidden', 'inert', 'open'] }

/** Calls `pause` when an element around `media` hides it, such as a tab, an item or a slide. Returns how to stop. */
export function whenHidden(media: Element, pause: () => void): () => void {
  const observer = new MutationObserver(() => media.closest(HIDDEN) && pause())
  for (let around = media.parentElement; around; around = around.parentElement) observer.observe(around, BY)
  return () => observer.disconnect()
}

/** Pauses a video or sound of the page whenever something hides it while it plays. Returns how to stop. */
export function pauseWhenHidden(media: HTMLMediaElement): () => void {
  let stop = (): void => {}
  const undo = new AbortController()
  media.addEventListener(
    'play',
    () => {
      stop()
      // Not before: the block may have been moved since.
      stop = whenHidden(media, () => media.pause())
    },
    undo,
  )
  media.addEventListener('pause', () => stop(), undo)
  return () => {
    undo.abort()
    stop()
  }
}
