import type { Found } from '../../boot/load-blocks'
import { findLegacy, type LegacyBlock, lend } from './find-legacy'
import { rememberHost } from './legacy-hosts'

/**
 * Takes in charge the blocks of an exported site that `root` is or holds.
 *
 * @param own data for the blocks of one name that have none in their markup.
 */
export function adoptBlocks(
  root: ParentNode,
  found: Found,
  own?: { readonly block: string; readonly json: string },
): LegacyBlock[] {
  const blocks = findLegacy(root)
  for (const { host, kind } of blocks) {
    if (own?.block === kind.block) lend(host, own.json)
    rememberHost(host, kind.block)
    found(host, kind.block)
  }
  return blocks
}
