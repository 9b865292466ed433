import { mount, until } from '../../../../test/mount'
import '../../gallery'

/** A data URL of a picture of the given size. */
export const pictureOf = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`

/** Data of a slide whose picture has the given size. */
export const slideOf = ([width, height]: readonly [number, number], index: number): object => ({
  src: pictureOf(width, height),
  alt: `Picture ${index + 1}`,
  title: `Title ${index + 1}`,
  dimensions: `${width}x${height}`,
})

/** Picture sizes of many aspect ratios. */
export const SIZES = [
  [400, 300],
  [300, 400],
  [600, 300],
  [300, 300],
  [450, 300],
  [200, 500],
  [400, 300],
  [700, 400],
] as const

/** Box of an element relative to its gallery, in whole px. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly block: HTMLElement
  readonly pictures: HTMLElement
  /** Boxes of the cells. */
  readonly cells: () => Place[]
}

/** Mounts a gallery in a box of the given width. */
export async function lay(data: object, width = 1000, more = ''): Promise<Layout> {
  const slides = SIZES.map(slideOf)
  const block = await mount('gallery', { slides, ...data }, '', host => {
    host.setAttribute('style', `inline-size: ${width}px; ${more}`)
  })
  const pictures = await until(() => block.querySelector<HTMLElement>('.gallery__pictures'))
  return { block, pictures, cells: () => places(block, '.gallery__cell') }
}

/** Boxes of the matching elements of a gallery. */
export function places(block: HTMLElement, selector: string): Place[] {
  const origin = block.getBoundingClientRect()
  return [...block.querySelectorAll(selector)].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      x: whole(x - origin.x),
      y: whole(y - origin.y),
      width: whole(width),
      height: whole(height),
    }
  })
}

/** Rounds half down: engines lay out in 64ths of a px, so a half may fall slightly short. */
const whole = (px: number): number => Math.round(px + 1 / 32)
