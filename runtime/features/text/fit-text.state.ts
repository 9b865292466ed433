/** The smallest size that text is shrunk to, in px (B5 L273). */
export const MIN_SHRUNK_PX = 11

/** The smallest size of text whose size follows its width (B9 L342). */
export const MIN_DYNAMIC_SIZE = '0.75rem'

/** How long a resize must rest before text is fitted again, in ms (B9 L342). */
export const TEXT_RESIZE_MS = 100

/** The share of its width that text is high where it says none up to 100, in percent. */
const DEFAULT_SHARE = 10

/** Sizes that are tried lie so far apart, in px. */
const STEP = 0.5

/**
 * The largest size, in px, at which text fits; never above its own, nor below 11 px, at which it stays where
 * nothing fits. Text that is smaller from the start is left alone.
 */
export function shrunkSize(own: number, fits: (size: number) => boolean): number {
  if (own <= MIN_SHRUNK_PX || fits(own)) return own
  let [low, high] = [0, Math.ceil((own - MIN_SHRUNK_PX) / STEP)]
  // What fits at a size fits at each that is smaller.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(MIN_SHRUNK_PX + middle * STEP)) low = middle
    else high = middle
  }
  return MIN_SHRUNK_PX + low * STEP
}

/** The size of text that is as high as a share of its width, as CSS writes it; never below 0.75rem. */
export function dynamicSize(width: number, share: string | undefined): string {
  const percent = Number(share) > 0 && Number(share) <= 100 ? Number(share) : DEFAULT_SHARE
  return `max(${MIN_DYNAMIC_SIZE}, ${Math.round(width * percent) / 100}px)`
}
