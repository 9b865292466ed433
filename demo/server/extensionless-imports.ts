import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Resolves imports without a file extension, as modules of `src/` import each other, which Node alone does not. Applies
 * only to modules that are imported after this one.
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
