import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { BlockError } from '../../../src/data/core/report'
import { nearest } from './nearest'

/** Throws a `rollup-missing` error that names the block that the author may have meant; returns if there is none. */
export function suggestName(name: string): undefined {
  const meant = nearest(name, BLOCK_NAMES)
  if (!meant) return
  throw new BlockError('rollup-missing', `no block named ${name}: did you mean ${meant}?`)
}
