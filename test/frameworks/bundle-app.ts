import { basename, join } from 'node:path'
import { compile } from 'svelte/compiler'
import { build, type Plugin } from 'vite'
import { aliasesOf } from '../../runtime/build/preact.ts'

const svelte: Plugin = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte')
      ? compile(code, { filename: basename(id), generate: 'client' }).js.code
      : undefined,
}

/**
 * Bundles an app of `test/frameworks/apps` with its own copy of its framework, in development mode, which reports more.
 *
 * @param flavour `lite` to use Preact where the app imports React
 */
export async function bundleApp(name: string, flavour?: string): Promise<string> {
  const result = await build({
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [svelte],
    resolve: { alias: aliasesOf(flavour), conditions: ['browser', 'development', 'module'] },
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `apps/${name}.ts`),
        output: { codeSplitting: false },
      },
    },
  })
  const [bundle] = [result].flat()
  const file = bundle && 'output' in bundle ? bundle.output[0] : undefined
  return file?.code ?? ''
}
