import type { Plugin } from 'vite'
import { type Block, readBlocks } from './blocks.ts'
import { legacyMarkup } from './legacy-markup.ts'

const PREFIX = 'virtual:ashlar/'

/** The modules that are made from the folders of the blocks: name → source. */
const MODULES: Readonly<Record<string, (blocks: readonly Block[]) => string>> = {
  'legacy-markup': blocks => `export const LEGACY_MARKUP = ${JSON.stringify(legacyMarkup(blocks))}`,
}

/** Resolves `virtual:ashlar/NAME`: what runs on a page, and is declared in the folders of the blocks. */
export function virtualModules(root = '.'): Plugin {
  return {
    name: 'ashlar:virtual-modules',
    resolveId: { filter: { id: /^virtual:ashlar\// }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ashlar\// },
      async handler(id) {
        const source = MODULES[id.slice(1 + PREFIX.length)]
        return source ? source(await readBlocks(root)) : this.error(`there is no module ${id.slice(1)}`)
      },
    },
  }
}
