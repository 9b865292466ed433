import { PAGE_BLOCK_TYPES } from '../../src/spec/block-types.ts'
import type { LegacyMarkup } from '../features/legacy/legacy-kinds'
import type { Block } from './blocks.ts'

/** The legacy markup of all blocks, in the order of lookup. */
export function legacyMarkup(blocks: readonly Block[]): Record<string, LegacyMarkup> {
  const precedenceOf = ({ legacy }: Block): number => legacy?.precedence ?? 0
  const rows = blocks
    .toSorted((one, other) => precedenceOf(other) - precedenceOf(one))
    .flatMap(({ name, legacy }) => {
      if (!legacy) return []
      const { types, precedence: _, ...selectors } = legacy
      return [[name, { types: types.map(type => PAGE_BLOCK_TYPES[type]), ...selectors }] as const]
    })
  return Object.fromEntries(rows)
}
