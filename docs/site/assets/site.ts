import { startSearch } from './search-button.ts'
import { startThemeSwitch } from './theme-switch.ts'

/** Opens the `<details>` that the URL's fragment targets, or that contains its target. */
function startFolds(): void {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
    target?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  if (location.hash) open()
}

const WIDE = matchMedia('(min-width: 60rem)')

/** Opens the side navigation in wide windows and shows its current page; Escape closes the menu of narrow ones. */
function startNavigation(): void {
  const side = document.querySelector<HTMLDetailsElement>('.side')
  if (!side) return
  const adapt = (): void => {
    side.open = WIDE.matches
  }
  WIDE.addEventListener('change', adapt)
  adapt()
  side.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || WIDE.matches) return
    side.open = false
    side.querySelector('summary')?.focus()
  })
  const current = side.querySelector('[aria-current]')
  if (WIDE.matches && current) side.scrollTop = Math.max(0, offsetIn(side, current) - side.clientHeight / 2)
}

const offsetIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

/** Maximum height of a frame, in px; taller examples scroll. */
const TALLEST_PX = 900

/** Fits the frames of examples to their content. */
function fitFrames(): void {
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

startThemeSwitch()
startNavigation()
startSearch()
fitFrames()
startFolds()

// Where scripts run, the block around the code scrolls.
document.addEventListener('ashlar:ready', ({ target }) => {
  if (target instanceof Element) target.querySelector('.code__body pre')?.removeAttribute('tabindex')
})
