/** The tallest frame, in px: higher examples scroll. */
const TALLEST_PX = 900

/** Gives the frames of examples the height of their content. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.example iframe')) {
    frame.addEventListener('load', () => follow(frame))
    if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank')
      follow(frame)
  }
}

function follow(frame: HTMLIFrameElement): void {
  const main = frame.contentDocument?.querySelector('main')
  if (!main) return
  const adapt = (): void => {
    const height = Math.min(Math.ceil(main.getBoundingClientRect().height), TALLEST_PX)
    if (height > 0) frame.style.blockSize = `${height}px`
  }
  new ResizeObserver(adapt).observe(main)
  adapt()
}
