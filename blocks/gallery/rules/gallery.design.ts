/** The designs that the core knows. */
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

/** What a block calls its design → what the core calls it (B4 L203). The two sides share names: map exactly once. */
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

/** The core's name for a block's design. Never throws: what is not in the table is `base`. */
export function coreDesign(blockDesign: string): CoreDesign {
  return CORE_DESIGNS.get(blockDesign) ?? 'base'
}

/**
 * Looks a core design up in a table (B5 L268).
 *
 * @throws Error that names a design which is not in it.
 */
export function designNamed<Design>(
  name: string,
  designs: Readonly<Partial<Record<string, Design>>>,
): Design {
  const design = Object.hasOwn(designs, name) ? designs[name] : undefined
  if (design) return design
  throw new Error(`These are not the gallery designs you are looking for. Unknown design: ${name}`)
}

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
