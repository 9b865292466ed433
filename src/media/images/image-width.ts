import type { ImageOptions } from './image-options'

/** The widths that an image host serves, in px (B9 L349). */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** What the visitor's screen and connection say. */
export interface Screen {
  readonly devicePixelRatio: number
  readonly saveData: boolean
}

type WidthOptions = Pick<
  ImageOptions,
  'dimensions' | 'sizeAdjustment' | 'allowSaveData' | 'dprMin' | 'dprMax'
>

/**
 * The smallest width of the ladder that covers a picture shown `shown` css px wide, else the largest
 * (B9 L349). A picture is never asked for beyond its own width.
 */
export function chooseWidth(shown: number, screen: Screen, options: WidthOptions): number {
  const own = options.dimensions?.width ?? Number.POSITIVE_INFINITY
  const needed = Math.min(shown * pixelRatio(screen, options) * options.sizeAdjustment, own)
  return IMAGE_WIDTHS.find(width => width >= needed) ?? IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 0
}

function pixelRatio({ devicePixelRatio, saveData }: Screen, options: WidthOptions): number {
  if (saveData && options.allowSaveData) return 1
  return Math.max(options.dprMin, Math.min(options.dprMax, devicePixelRatio))
}

/** Whether a picture is worth asking for again: only for more than it shows (B4 L214), or when told so. */
export function isGreater(requested: number, current: number | undefined, force = false): boolean {
  return force || current === undefined || requested > current
}
