/** Blocks that readers look for together. */
const KINDS: readonly (readonly [title: string, names: string])[] = [
  ['Pictures and media', 'gallery lightbox image video audio embed shape'],
  ['Text and layout', 'accordion button quote code marquee menu-tabs item-list chart widget'],
  ['Forms and dialogs', 'form newsletter search dialog'],
  [
    'Shop',
    'product product-list price product-reviews pricing-toggle quick-view cart-indicator cart-drawer cart-page donation',
  ],
  ['Lists and dates', 'summary archive calendar tour-dates rss-list'],
  ['Places and bookings', 'map reservation table-booking'],
  [
    'Notices and consent',
    'cookie-banner announcement-bar popup-overlay info-bar site-badge licensed-assets-bar',
  ],
  [
    'Site and sharing',
    'site-header member-area page-lock share-buttons social-links social-follow pinterest-overlay website-overlays',
  ],
]

/** Blocks of one kind. */
export interface Kind<Block> {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Groups blocks for overviews; those of no group come last. */
export function blocksByKind<Block extends { readonly name: string }>(
  blocks: readonly Block[],
): Kind<Block>[] {
  const byName = new Map(blocks.map(block => [block.name, block]))
  const kinds = KINDS.map(([title, names]) => ({
    title,
    blocks: names.split(' ').flatMap(name => byName.get(name) ?? []),
  }))
  const grouped = new Set(kinds.flatMap(kind => kind.blocks))
  return [...kinds, { title: 'More', blocks: blocks.filter(block => !grouped.has(block)) }].filter(
    kind => kind.blocks.length > 0,
  )
}
