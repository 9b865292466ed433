/** The designs of the core. */
export type CoreDesign =
  | 'base'
  | 'stacked'
  | 'strip'
  | 'grid'
  | 'autogrid'
  | 'autocolumns'
  | 'autorows'
  | 'carousel'
  | 'list'

/** Maps a block's design to the core's. Both sides share names, so map exactly once. */
const CORE_DESIGNS: ReadonlyMap<string, CoreDesign> = new Map([
  ['stacked', 'base'],
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
  ['grid', 'grid'],
  ['autogrid', 'autogrid'],
  ['autocolumns', 'autocolumns'],
  ['autorows', 'autorows'],
  ['carousel', 'carousel'],
  ['list', 'list'],
])

/** The core design of a block's design; `base` for unknown ones. */
export function coreDesign(blockDesign: string): CoreDesign {
  return CORE_DESIGNS.get(blockDesign) ?? 'base'
}

/**
 * Looks up a core design.
 *
 * @throws Error that names an unknown design.
 */
export function designNamed<Design>(
  name: string,
  designs: Readonly<Partial<Record<string, Design>>>,
): Design {
  const design = Object.hasOwn(designs, name) ? designs[name] : undefined
  if (design) return design
  throw new Error(`These are not the gallery designs you are looking for. Unknown design: ${name}`)
}

/** Defaults of the core designs: lengths in px, times in seconds. */
export const DESIGN_DEFAULTS = {
  autorows: { rowHeight: 250, gutter: 20 },
  /** For autogrid and autocolumns. */
  columns: { columnWidth: 250, gutter: 0 },
  carousel: { gutter: 1, slidesPerRow: 3 },
  grid: { perRow: 4, padding: 20 },
  /** `aspectRatio` is the height in percent of the width; `preload` is the number of slides on each side. */
  strip: { speed: 0.5, preload: 1, vSize: 10, aspectRatio: 50 },
  stacked: { speed: 1, preload: 1 },
} as const
