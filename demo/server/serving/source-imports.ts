import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Lets Node read src/ as the bundler does: there, imports name no ending. What it cannot find and a
 * neighbour could be, is looked for as TypeScript.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (
      /^\.{1,2}\//.test(specifier) &&
      !/\.\w+$/.test(specifier.replace(/\.(schema|state|messages|places)$/, ''))
    ) {
      const url = new URL(`${specifier}.ts`, context.parentURL)
      if (url.protocol === 'file:' && existsSync(fileURLToPath(url))) return next(`${specifier}.ts`, context)
    }
    return next(specifier, context)
  },
})
