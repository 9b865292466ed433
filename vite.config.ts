import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig as UserConfig } from 'vitest/config'
import { bundleEntries, readBlocks } from './runtime/build/blocks.ts'
import { CHUNKS, chunkGroups } from './runtime/build/chunks.ts'
import { delivery } from './runtime/build/delivery.ts'
import { plainImports } from './runtime/build/plain-imports.ts'
import { aliasesOf } from './runtime/build/preact.ts'
import { quietLeaflet } from './runtime/build/quiet-leaflet.ts'
import { releaseHash } from './runtime/build/release-hash.ts'
import { selfContained } from './runtime/build/self-contained.ts'
import { virtualModules } from './runtime/build/virtual-modules.ts'
import { withoutBatch } from './runtime/build/without-batch.ts'

const blocks = await readBlocks()

/** Bundles of their own besides the blocks: the core of every page with a block or a context, and the views of collections. */
const core = [['core', 'runtime/core/core.ts']]
const views = globSync('runtime/views/*.ts')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => [file.replace(/^.*[\\/]|\.ts$/g, ''), file])

/** A build that is made again and again keeps its names, which then promise nothing. */
const isWatched = process.argv.includes('--watch')

/**
 * Lets Chromium compile a file while it loads, beside the page's own thread: half of what a block's first render takes
 * there. Other browsers read a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** The bundles and chunks that leave the hint out. */
const WITHOUT_HINT = new Set(
  [...blocks, ...CHUNKS].filter(({ compileHint }) => compileHint === false).map(({ name }) => name),
)

const RULES = ['{src,runtime,blocks,test}/**/*.test.ts']
/** Tests that run the repository's own programs in a copy of it. */
const COPY = ['test/copy/*.test.ts']
/** Tests that ask what a whole world holds, or has said so far. */
const ALONE = [
  'src/locale/{core,translator}/*.test.ts',
  'src/locale/load-failure.test.ts',
  'src/{data/core/report,forms/places/places}.test.ts',
  'runtime/{boot/load-rollup,features/text/time-since}.test.ts',
  'test/contract/{languages,schema-cost}.test.ts',
]

/** `ashlar/spec`, for those who write an editor: a file of its own, which shares nothing with the pages' bundles. */
const SPEC: UserConfig = {
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    lib: { entry: 'src/spec/spec.ts', formats: ['es'], fileName: () => 'spec.js' },
  },
}

export default defineConfig(({ mode }) => {
  if (mode === 'spec') return SPEC
  const release = isWatched ? 'dev' : releaseHash(mode)
  return {
    base: './',
    plugins: [
      react(),
      virtualModules(),
      selfContained('runtime/main.ts'),
      withoutBatch(),
      quietLeaflet(),
      plainImports(),
      delivery(release, blocks),
    ],
    resolve: { alias: aliasesOf(mode) },
    build: {
      outDir: mode === 'lite' ? 'dist/lite' : 'dist',
      target: 'es2022',
      modulePreload: false,
      sourcemap: true,
      rolldownOptions: {
        // Advice on how to make the build quicker, on a machine that is busy.
        checks: { bundlerTimings: false },
        // A page that needs the path of a call loads none of the schemas beside it.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/calls\/[^/]+\.ts$|\.schema\.ts$/, sideEffects: false }],
        },
        // A constant takes fewer bytes written out than named, even where it stands twice.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        input: {
          boot: 'runtime/main.ts',
          ...bundleEntries(blocks),
          ...Object.fromEntries([...core, ...views]),
        },
        // What others share with a part may stand in its own file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ name }) => (name === 'boot' ? 'boot.js' : `[name]-${release}.js`),
          // React stays in the visitor's cache from one release to the next, and so must the name of what it imports
          // until `delivery` has put that in. boot.js takes a dot for a whole name.
          chunkFileNames: ({ name }) =>
            `shared/${name.replaceAll('.', '-')}-${/^(react|rolldown-runtime)$/.test(name) ? '[hash:6]' : release}.js`,
          codeSplitting: { groups: chunkGroups(mode) },
          postBanner: ({ name }) => (WITHOUT_HINT.has(name) ? '' : COMPILE_AT_ONCE),
        },
      },
    },
    test: {
      projects: [rules('rules', RULES, [...ALONE, ...COPY]), rules('alone', ALONE), rules('copy', COPY)],
    },
  }
})

/**
 * Tests of rules, all in one world: rules keep nothing, and a world for each file takes six times as long as the
 * tests.
 *
 * @param alone those that need a world of their own: left out, `include` are these.
 */
function rules(name: string, include: string[], alone?: string[]): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      exclude: ['**/*.browser.test.ts', ...(alone ?? [])],
      environment: 'node',
      pool: 'threads',
      isolate: !alone,
    },
  }
}
