import { mount, until } from '../../../test/mount'
import '../gallery'

/** The address of a picture of that size, which needs no network. */
export const pictureOf = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`

/** The data of a slide whose picture has that size. */
export const slideOf = ([width, height]: readonly [number, number], index: number): object => ({
  src: pictureOf(width, height),
  alt: `Picture ${index + 1}`,
  title: `Title ${index + 1}`,
  dimensions: `${width}x${height}`,
})

/** Sizes of pictures of many shapes. */
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

/** Where an element stands in its gallery, in whole px. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A laid out gallery. */
export interface Layout {
  readonly block: HTMLElement
  readonly pictures: HTMLElement
  /** Where the cells stand. */
  readonly cells: () => Place[]
}

/** Puts a gallery into a box of that width. */
export async function lay(data: object, width = 1000, more = ''): Promise<Layout> {
  const slides = SIZES.map(slideOf)
  const block = await mount('gallery', { slides, ...data }, '', host => {
    host.setAttribute('style', `inline-size: ${width}px; ${more}`)
  })
  const pictures = await until(() => block.querySelector<HTMLElement>('.gallery__pictures'))
  return { block, pictures, cells: () => places(block, '.gallery__cell') }
}

/** Where the matching elements of a gallery stand. */
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

/** Engines lay out in 64ths of a px, so that one and the same half may come out a little less. */
const whole = (px: number): number => Math.round(px + 1 / 32)
