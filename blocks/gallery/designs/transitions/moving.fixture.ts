import { settle, until } from '../../../../test/mount'
import { type Show, show, slide } from '../slideshow/slideshow.fixture'

/** A mounted gallery with a moving transition. */
interface Moving extends Show {
  readonly stage: HTMLElement
  /** Start offset of each visible slide from the start of the stage, in px; undefined for the others. */
  readonly seen: () => readonly (number | undefined)[]
}

/** Slides of the given aspect ratios (width / height). */
export const shaped = (...ratios: readonly number[]): object[] =>
  ratios.map((ratio, index) => ({ ...slide, id: `s${index}`, dimensions: `${ratio * 100}x100` }))

/** A strip of 300 by 150 px whose slides are 150, 300, 75, 150 and 75 px wide. */
export function strip(data: object = {}): Promise<Moving> {
  return moving({ design: 'slider', slides: shaped(1, 2, 0.5, 1, 0.5), loop: false, ...data })
}

/** Mounts a gallery 300 px wide and waits until its transition code has loaded. */
export async function moving(data: object, count = 4): Promise<Moving> {
  const shown = await show(data, count)
  const { block } = shown
  const stage = await until(() =>
    block.querySelector<HTMLElement>('.gallery__stage:not([data-transition=fade])'),
  )
  await until(() => stage.style.touchAction)
  await settle()
  return { ...shown, stage, seen: () => placesOf(stage) }
}

function placesOf(stage: HTMLElement): (number | undefined)[] {
  const box = stage.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(stage).direction === 'rtl'
  return [...stage.children].map(child => {
    const { left, right } = child.getBoundingClientRect()
    if (getComputedStyle(child).visibility === 'hidden') return undefined
    return Math.round(isRightToLeft ? box.right - right : left - box.left)
  })
}

/** Resolves once no slide moves. */
export async function atRest({ stage }: Moving): Promise<void> {
  await until(
    () => ![...stage.children].some(child => child instanceof HTMLElement && child.style.willChange),
  )
}

/** Runs `act` on a device with a touch screen. */
export async function withTouchScreen(act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  // The native property is on the prototype, so deleting the override restores it.
  await act().finally(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'))
}
