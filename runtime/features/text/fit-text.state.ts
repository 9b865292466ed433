/** Minimum size of shrunk text, in px [WID-18]. */
export const MIN_SHRUNK_PX = 11

/** Minimum size of text whose size follows its width. */
export const MIN_DYNAMIC_SIZE = '0.75rem'

/** Debounce of resizes before text is fitted again [WID-19]. */
export const TEXT_RESIZE_MS = 100

/** Font size in percent of the width, unless the text has a valid share. */
const DEFAULT_SHARE = 10

/** Distance between the sizes tried, in px. */
const STEP_PX = 0.5

/**
 * The largest size, in px, at which text fits: at most its own, at least 11 px even if it does not fit. Text that is
 * smaller to begin with keeps its size.
 */
export function shrunkSize(own: number, fits: (size: number) => boolean): number {
  if (own <= MIN_SHRUNK_PX || fits(own)) return own
  let [low, high] = [0, Math.ceil((own - MIN_SHRUNK_PX) / STEP_PX)]
  // Text that fits at one size fits at every smaller one.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(MIN_SHRUNK_PX + middle * STEP_PX)) low = middle
    else high = middle
  }
  return MIN_SHRUNK_PX + low * STEP_PX
}

/** The font size for a share of the width, as a CSS value; at least 0.75rem. */
export function dynamicSize(width: number, share: string | undefined): string {
  const percent = Number(share) > 0 && Number(share) <= 100 ? Number(share) : DEFAULT_SHARE
  return `max(${MIN_DYNAMIC_SIZE}, ${Math.round(width * percent) / 100}px)`
}
