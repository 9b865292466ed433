import { BLOCK_FACTS } from 'virtual:ashlar/block-facts'
import { parseJson } from '../../../src/data/core/json'
import type { FoundElement } from './find-elements'
import { emptiness } from './misplaced'
import { optionFaults } from './option-faults'
import { readSchema } from './read-schema'

/** Lists what is wrong with a block's data and place, as sentences. What stops the block is an `ashlar:error` instead. */
export async function faultsOf(block: FoundElement, base: string): Promise<string[]> {
  if (!Object.hasOwn(BLOCK_FACTS, block.name)) return []
  const empty = emptiness(block)
  return [...(empty ? [empty] : []), ...(await unknownOptions(block, base))]
}

async function unknownOptions({ name, data }: FoundElement, base: string): Promise<string[]> {
  // Applications with a bundler have no schemas on their server.
  if (!data || !base) return []
  try {
    const value = parseJson(data)
    const schema = await readSchema(name, base)
    return schema ? optionFaults(value, schema) : []
  } catch {
    // The block reports that its data is not JSON.
    return []
  }
}
