/** Under this width an image block is narrow, in px (B9 L350). */
export const NARROW_PX = 415

const NARROW_CLASS = 'narrow-width'

/** Marks the block while it is narrow. Returns how to stop. */
export function watchNarrow(host: HTMLElement): () => void {
  const observer = new ResizeObserver(entries => {
    for (const { contentRect } of entries) host.classList.toggle(NARROW_CLASS, contentRect.width < NARROW_PX)
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
    host.classList.remove(NARROW_CLASS)
    if (!host.className) host.removeAttribute('class')
  }
}
