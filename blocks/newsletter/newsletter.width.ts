/** A sign-up narrower than this is small, in px [FORM-63]. */
export const SMALL_PX = 320

const SMALL_CLASS = 'small-container'

/** Marks the block while it is small. Returns how to stop. */
export function watchSmall(host: HTMLElement): () => void {
  let frame = 0
  const mark = (width: number): void => void host.classList.toggle(SMALL_CLASS, width < SMALL_PX)
  // The observer reports the initial size only after the first paint.
  mark(host.clientWidth)
  const observer = new ResizeObserver(entries => {
    // In the next frame: the class changes the block's height, which the observer would report again in this
    // one.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const { contentRect } of entries) mark(contentRect.width)
    })
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    host.classList.remove(SMALL_CLASS)
    if (!host.className) host.removeAttribute('class')
  }
}
