import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { globalOf } from '../../../src/data/core/dom'
import type { Ashlar } from '../../boot/boot'
import { nearest } from './nearest-word'

/**
 * The end of the message about a block that does not exist: the one that its author may have meant.
 *
 * @param own the names of the site's own blocks, by default those of the page's context.
 */
export function suggestName(name: string, own = siteBlocks()): string {
  const meant = nearest(name, [...own, ...BLOCK_NAMES])
  return meant ? `: did you mean ${meant}?` : ''
}

function siteBlocks(): readonly string[] {
  // An element named `ashlar` has no store.
  const ashlar = globalOf('ashlar') as Partial<Ashlar> | undefined
  return Object.keys(Object(ashlar?.$site?.get?.().rollups))
}
