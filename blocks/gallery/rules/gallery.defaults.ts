/** What a core design starts from when the block does not say (B9 L348). Lengths in px, times in seconds. */
export const DESIGN_DEFAULTS = {
  autorows: { rowHeight: 250, gutter: 20 },
  /** Of autogrid and autocolumns. */
  columns: { columnWidth: 250, gutter: 0 },
  carousel: { gutter: 1, slidesPerRow: 3 },
  grid: { perRow: 4, padding: 20 },
  /** `aspectRatio` is the height in percent of the width (B9 L373); `preload` counts slides to each side. */
  strip: { speed: 0.5, preload: 1, vSize: 10, aspectRatio: 50 },
  stacked: { speed: 1, preload: 1 },
} as const
