import { EASING, halt, NAME, wantsStill } from './glide'

/** The slide that is shown, and those that are rendered beside it. */
const SLIDES = '[data-place]'

/** Slides that move with a picture that is dragged to the side, as if all stood in one line. */
export interface LineOfSlides {
  /** Takes hold of the slides that are there. Returns how far the one that is shown still was from its place, in px. */
  readonly hold: () => number
  /** Shows the neighbours of a picture that is `x` px from its place. */
  readonly follow: (x: number) => void
  /** Lets the neighbours come to rest beside a picture that does so at `x`; then the style sheet has them back. */
  readonly settle: (x: number, seconds: number) => void
  /** Gives all slides back to the style sheet at once. */
  readonly letGo: () => void
}

/** A slide in its place in the line, in px from the window. The one that is shown stays: its picture moves. */
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
    // One that was let go before the next frame has not moved them yet.
    const starts = line.map(({ slide, placeAt }) => (slide.style.translate ? shiftOf(slide) : placeAt(0)))
    follow(x)
    for (const [index, { slide, placeAt }] of line.entries()) {
      halt(slide)
      if (wantsStill()) {
        giveBack(slide)
        continue
      }
      const translate = [`${starts[index]}px`, `${placeAt(x)}px`]
      const timing = { id: NAME, duration: seconds * 1000, easing: EASING }
      slide.animate({ translate }, timing).onfinish = () => giveBack(slide)
    }
  }

  function letGo(): void {
    for (const { slide } of line) {
      halt(slide)
      giveBack(slide)
    }
    line = []
  }
}

/** How far a slide is from its place, in px, in the middle of a glide too. */
function shiftOf(slide: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(slide).translate) || 0
}

/** Gives a slide back to the style sheet, in one step: what leaves must not fade out in the middle of the stage. */
function giveBack(slide: HTMLElement): void {
  Object.assign(slide.style, { visibility: '', opacity: '', translate: '' })
  // Asked, the browser takes it as it is, before there are transitions again.
  getComputedStyle(slide).opacity
  slide.style.transition = ''
}
