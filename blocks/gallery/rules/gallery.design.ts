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
