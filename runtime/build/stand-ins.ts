import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import * as zod from 'zod/mini'

const FILE = 'src/data/zod-mini/zod-mini.ts'

/**
 * Replaces zod/mini in bundles by `src/data/zod-mini`, which has only what they use. Everything else of zod/mini is a
 * function that throws: bundles may import a module that uses it for what only the server runs.
 *
 * @throws if a bundle contains such a function.
 */
export function zodStandIn(): Plugin {
  const file = resolve(FILE)
  const lacking = lackingIn(file)
  return {
    name: 'ashlar:zod-stand-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => file },
    transform(code, id) {
      if (id !== file) return
      const stubs = lacking.map(
        (name, at) =>
          `function lacking${at}() { throw new Error(${JSON.stringify(message(name))}) }\nexport { lacking${at} as ${name} }`,
      )
      return { code: `${code}\n${stubs.join('\n')}`, map: null }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const used = chunks.flatMap(({ modules }) => modules[file]?.renderedExports ?? [])
      const name = used.find(each => lacking.includes(each))
      if (!name) return
      const users = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .filter(id => this.getModuleInfo(id)?.code?.includes(`z.${name}(`))
      this.error(`${message(name)}, but bundled from ${users.join(', ')}`)
    },
  }
}

const message = (name: string): string => `z.${name} is not in ${FILE}`

/** Lists the exports of zod/mini that the stand-in lacks. */
function lackingIn(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const names = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(each => each.exportName.name)),
  )
  return Object.keys(zod).filter(name => name !== 'default' && !names.has(name))
}

/** Replaces @r2wc/core in bundles by the part of it that blocks use, which takes half a kilobyte less. */
export function r2wcStandIn(): Plugin {
  const file = resolve('blocks/kit/element/r2wc.ts')
  return {
    name: 'ashlar:r2wc-stand-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^@r2wc\/core$/ }, handler: () => file },
  }
}
