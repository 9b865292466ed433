import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { ownParts } from '../../runtime/build/own-parts.ts'
import { aliasesOf } from '../../runtime/build/preact.ts'
import { virtualModules } from '../../runtime/build/virtual-modules.ts'

/** The modules that tests import by their addresses, as a page would. */
const BY_ADDRESS = [
  'blocks/*/*.ts',
  'runtime/main.ts',
  'runtime/core/core.ts',
  'runtime/views/*.ts',
  'src/calls/core/site-address.ts',
  'test/fixtures/marker.ts',
]

const isNoTest = path => !/\.(test|fixture)\.ts$/.test(path)

/**
 * Bundles every element test once, so that an engine requests a dozen files per test instead of 200, and serves each
 * under the address of its source: tests share their modules.
 *
 * @param {string} flavour `lite` for Preact instead of React
 */
export async function bundledTests(flavour) {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-elements-'))
  const entries = [
    ...globSync('{src,runtime,blocks}/**/*.browser.test.{ts,tsx}'),
    ...globSync(BY_ADDRESS).filter(isNoTest),
  ]
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [virtualModules(), ownParts()],
    resolve: { alias: aliasesOf(flavour) },
    // The runtime runs from source here, without a table of bundles.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'false' },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(path => [path, path])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name]', chunkFileNames: '__chunks/[name]-[hash].js' },
      },
    },
  })
  return {
    /** Serves the bundled files. */
    middleware(context, next) {
      const file = join(folder, context.path)
      if (context.path.includes('..') || !/\.(tsx?|js|map)$/.test(context.path) || !existsSync(file))
        return next()
      context.type = file.endsWith('.map') ? 'json' : 'js'
      context.set('cache-control', 'public, max-age=3600')
      context.body = readFileSync(file)
    },
    plugin: { name: 'bundled-tests', serverStop: () => rmSync(folder, { recursive: true, force: true }) },
  }
}
