import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Modules of src/ import each other without a file extension, which Node alone does not resolve.
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

// The hooks apply only to modules that are imported after they are registered.
const { readArguments, USAGE } = await import('./serving/configuration.ts')
const { serve } = await import('./serving/serve.ts')

const request = readArguments(process.argv.slice(2), process.env)
if (request.kind === 'help') console.log(USAGE)
else if (request.kind === 'mistake') {
  console.error(`${request.message}\n\n${USAGE}`)
  process.exitCode = 2
} else await serve(request.port, request.site)
