import type { Plugin } from 'vite'

const NAMED = '?named'

/**
 * Gives React's modules named exports. They are CommonJS, so otherwise every call of a hook or of `jsx` reads a property of
 * the module: 88 bytes more of React, up to 70 bytes (2 %) less of each block.
 */
export function namedReact(): Plugin {
  return {
    name: 'ashlar:named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      async handler(source, importer, options) {
        if (!importer || /\/node_modules\/|\?named$/.test(importer)) return
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && `${found.id}${NAMED}`
      },
    },
    load: {
      filter: { id: /\?named$/ },
      async handler(id) {
        const file = id.slice(0, -NAMED.length)
        const names = Object.keys(await import(file)).filter(name => /^(?!default$|__)\w+$/.test(name))
        const imports = names.map(name => `${name} as ${name}_`)
        const exports = names.map(name => `export const ${name} = ${name}_`)
        return [`import { ${imports} } from '${file}'`, ...exports].join('\n')
      },
    },
  }
}
