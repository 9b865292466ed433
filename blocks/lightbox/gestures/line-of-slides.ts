import { wantsStill } from '../opening/wants-still'
import { EASING, halt, NAME } from './glide'

/** The current slide, and the slides rendered beside it. */
const SLIDES = '[data-place]'

/** Slides that move with a sideways drag, as if all were in one row. */
interface LineOfSlides {
  /** Holds the current slides. Returns the current slide's remaining distance from its position, in px. */
  readonly hold: () => number
  /** Shows the neighbours of an image that is `x` px from its position. */
  readonly follow: (x: number) => void
  /**
   * Animates the neighbours beside an image that comes to rest at `x`; then the style sheet applies again.
   */
  readonly settle: (x: number, seconds: number) => void
  /** Returns all slides to the style sheet immediately. */
  readonly letGo: () => void
}

/** A slide's position in the row, in px from the window. The current one stays: its image moves. */
interface HeldSlide {
  readonly slide: HTMLElement
  readonly placeAt: (x: number) => number
}

/** Lines up the slides of a stage while one of them is dragged. */
export function lineUp(stage: HTMLElement): LineOfSlides {
  let line: readonly HeldSlide[] = []
  return { hold, follow, settle, letGo }

  function hold(): number {
    const shown = stage.querySelector<HTMLElement>('[data-place=shown]')
    const left = shown?.style.translate ? shiftOf(shown) : 0
    letGo()
    const isRightToLeft = getComputedStyle(stage).direction === 'rtl'
    const width = stage.clientWidth
    line = [...stage.querySelectorAll<HTMLElement>(SLIDES)].map(slide => {
      const isLeft = (slide.dataset.place === 'before') !== isRightToLeft
      const place = isLeft ? -width : width
      return { slide, placeAt: slide === shown ? () => 0 : x => place + x }
    })
    return left
  }

  function follow(x: number): void {
    for (const { slide, placeAt } of line) {
      const translate = `${placeAt(x)}px`
      Object.assign(slide.style, { transition: 'none', visibility: 'visible', opacity: '1', translate })
    }
  }

  function settle(x: number, seconds: number): void {
    // Slides released before the next frame have not been moved yet.
    const starts = line.map(({ slide, placeAt }) => (slide.style.translate ? shiftOf(slide) : placeAt(0)))
    follow(x)
    line.forEach(({ slide, placeAt }, index) => {
      halt(slide)
      if (wantsStill()) {
        giveBack(slide)
        return
      }
      const translate = [`${starts[index]}px`, `${placeAt(x)}px`]
      const timing = { id: NAME, duration: seconds * 1000, easing: EASING }
      slide.animate({ translate }, timing).onfinish = () => giveBack(slide)
    })
  }

  function letGo(): void {
    for (const { slide } of line) {
      halt(slide)
      giveBack(slide)
    }
    line = []
  }
}

/** Returns a slide's offset from its position, in px, also during an animation. */
function shiftOf(slide: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(slide).translate) || 0
}

/**
 * Returns a slide to the style sheet in one step: a leaving slide must not fade out in the middle of the
 * stage.
 */
function giveBack(slide: HTMLElement): void {
  Object.assign(slide.style, { visibility: '', opacity: '', translate: '' })
  // Forces the browser to compute the style before transitions apply again.
  getComputedStyle(slide).opacity
  slide.style.transition = ''
}
