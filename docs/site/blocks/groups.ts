import type { BlockGroup } from '../../../src/spec/block-manifest.ts'

/** The groups of overviews, in their order. */
const GROUPS: readonly BlockGroup[] = [
  'Pictures and media',
  'Text and layout',
  'Forms and dialogs',
  'Shop',
  'Lists and dates',
  'Places and bookings',
  'Notices and consent',
  'Site and sharing',
]

/** A group of an overview. */
export interface GroupedBlocks<Block> {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Groups blocks by their manifests; those without a group come last. */
export function blocksByGroup<Block extends { readonly group?: BlockGroup }>(
  blocks: readonly Block[],
): GroupedBlocks<Block>[] {
  const groups = [...GROUPS, undefined].map(group => ({
    title: group ?? 'More',
    blocks: blocks.filter(block => block.group === group),
  }))
  return groups.filter(group => group.blocks.length > 0)
}
