import type { Plugin } from 'vite'
import { blockFacts } from './block-facts.ts'
import { blockNames, readBlocks } from './blocks.ts'
import { legacyMarkup } from './legacy-markup.ts'
import { readTranslations } from './translations.ts'

const PREFIX = 'virtual:ashlar/'

const TRANSLATIONS = 'translations/'

/**
 * Resolves `virtual:ashlar/NAME`, modules that are generated from the folders of the blocks.
 *
 * @param root the folder of the repository.
 */
export function virtualModules(root = '.'): Plugin {
  return {
    name: 'ashlar:virtual-modules',
    resolveId: { filter: { id: /^virtual:ashlar\// }, handler: id => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:ashlar\// },
      async handler(id) {
        const name = id.slice(1 + PREFIX.length)
        if (name === 'legacy-markup')
          return `export const LEGACY_MARKUP = ${JSON.stringify(legacyMarkup(await readBlocks(root)))}`
        if (name === 'block-names') return `export const BLOCK_NAMES = ${JSON.stringify(blockNames(root))}`
        if (name === 'block-facts')
          return `export const BLOCK_FACTS = ${JSON.stringify(blockFacts(await readBlocks(root), root))}`
        if (!name.startsWith(TRANSLATIONS)) return this.error(`there is no module ${id.slice(1)}`)
        const texts = (await readTranslations(root))[name.slice(TRANSLATIONS.length)]
        return `export const translations = ${JSON.stringify(texts)}`
      },
    },
  }
}
