import { globSync, readFileSync } from 'node:fs'
import { PAGE_BLOCK_TYPES } from '../../src/spec/block-types.ts'
import type { LegacyMarkup } from '../features/legacy/legacy-kinds'
import type { Block } from './blocks.ts'

/** Facts of a block that the debug panel shows. */
interface BlockFacts {
  /** The experience without JavaScript, as in the manifest. */
  readonly withoutScripts: string
  /** The requirements that the sources of the block cite, as in `GAL-01 GAL-02`. */
  readonly rules: string
}

/** Collects the facts of all blocks from their folders. */
export const blockFacts = (blocks: readonly Block[], root: string): Record<string, BlockFacts> =>
  Object.fromEntries(
    blocks.map(({ name, withoutScripts }) => [
      name,
      { withoutScripts, rules: rulesOf(`${root}/blocks/${name}`) },
    ]),
  )

const rulesOf = (folder: string): string => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).map(file =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  )
  const ids = sources.flatMap(source => [...source.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id))
  return [...new Set(ids)].sort().join(' ')
}

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
