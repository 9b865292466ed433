import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { nearest } from './nearest-word'

/** The end of the message about a block that does not exist: the one that its author may have meant. */
export function suggestName(name: string): string {
  const meant = nearest(name, BLOCK_NAMES)
  return meant ? `: did you mean ${meant}?` : ''
}
