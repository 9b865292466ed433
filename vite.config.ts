import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig as UserConfig } from 'vitest/config'
import { bundleEntries, readBlocks } from './runtime/build/blocks.ts'
import { CHUNKS, chunkGroups } from './runtime/build/chunks.ts'
import { delivery } from './runtime/build/delivery.ts'
import { plainImports } from './runtime/build/imports.ts'
import { quietLeaflet } from './runtime/build/library-cuts.ts'
import { LICENCES, licences } from './runtime/build/licences.ts'
import { minifyAgain } from './runtime/build/minify-again.ts'
import { PACKAGE_ENTRIES } from './runtime/build/package-files.ts'
import { aliasesOf, smallerPreact } from './runtime/build/preact.ts'
import { namedReact, smallerReact } from './runtime/build/react.ts'
import { releaseHash } from './runtime/build/release-hash.ts'
import { selfContained } from './runtime/build/self-contained.ts'
import { r2wcStandIn, zodStandIn } from './runtime/build/stand-ins.ts'
import { upgradedStyles } from './runtime/build/upgraded-styles.ts'
import { virtualModules } from './runtime/build/virtual-modules.ts'

const blocks = await readBlocks()

/** Bundles besides the blocks: the core of every page with a block or a context, and the views of collections. */
const core = [
  ['core', 'runtime/core/core.ts'],
  ['features', 'runtime/core/features/start-features.ts'],
  ['rescue', 'runtime/core/rescue/rescue.ts'],
]
const views = globSync('runtime/views/*.ts')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => [file.replace(/^.*[\\/]|\.ts$/g, ''), file])

/** In watch mode, file names end in `dev` instead of a release hash. */
const isWatched = process.argv.includes('--watch')

/**
 * Lets Chromium compile a file off the main thread while it loads, which halves the script time of a block's first
 * render. Other browsers ignore the comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Bundles and chunks with the hint; others load while the page is idle, or for a visitor's click. */
const HINTED = new Set(
  [...blocks, ...CHUNKS].filter(({ compileHint }) => compileHint !== false).map(({ name }) => name),
)

const RULES = ['{src,runtime,blocks,test}/**/*.test.ts']
/** Tests that run the repository's programs in a copy of it. */
const COPY = ['test/copy/*.test.ts']
/** Tests that inspect global state or all previous output. */
const ALONE = [
  'src/locale/{core,translator}/*.test.ts',
  'src/locale/load-failure.test.ts',
  'src/{data/core/report,forms/places/places}.test.ts',
  'runtime/{core/loading/load-rollup,features/text/time-since}.test.ts',
  'test/contract/{languages,schema-cost}.test.ts',
  'src/data/zod-mini/zod-mini.test.ts',
]

/** `ashlar/spec`, for editor developers: a separate file that shares nothing with the pages' bundles. */
const SPEC: UserConfig = {
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: 'hidden',
    lib: { entry: 'src/spec/spec.ts', formats: ['es'], fileName: () => 'spec.js' },
  },
}

/** `ashlar`, the program of the package: one file for Node, with everything it imports. */
const COMMAND: UserConfig = {
  plugins: [virtualModules(), licences()],
  // React has two builds.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: 'dist/cli',
    target: 'node20',
    ssr: 'runtime/command/main.ts',
    minify: true,
    sourcemap: true,
    license: { fileName: LICENCES },
    rolldownOptions: {
      output: { entryFileNames: 'ashlar.js', postBanner: '#!/usr/bin/env node', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
}

export default defineConfig(({ mode }) => {
  if (mode === 'spec') return SPEC
  if (mode === 'command') return COMMAND
  const release = isWatched ? 'dev' : releaseHash(mode)
  return {
    base: './',
    plugins: [
      namedReact(),
      react(),
      virtualModules(),
      selfContained('runtime/main.ts', 'runtime/core/rescue/rescue.ts', ...Object.values(PACKAGE_ENTRIES)),
      smallerReact(),
      smallerPreact(),
      zodStandIn(),
      r2wcStandIn(),
      quietLeaflet(),
      upgradedStyles(),
      plainImports(),
      licences(),
      delivery(release, blocks),
      minifyAgain(),
    ],
    resolve: { alias: aliasesOf(mode) },
    // tokens.css asks with `@supports`; the replacement of `light-dark()` would be no colour there.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: mode === 'lite' ? 'dist/lite' : 'dist',
      target: 'es2022',
      cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
      modulePreload: false,
      // Beside the files, and not named in them: 28 bytes of each, 1 % of a block. Besides, Django collects no script
      // whose map is missing, and releases have none.
      sourcemap: 'hidden',
      license: { fileName: LICENCES },
      rolldownOptions: {
        // Warns about slow plugins on a busy machine.
        checks: { bundlerTimings: false },
        // A page that needs the path of a call must not load the schemas beside it.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/calls\/[^/]+\.ts$|\.schema\.ts$/, sideEffects: false }],
        },
        // An inlined constant takes fewer bytes than a named one, even if it is used twice.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        input: {
          boot: 'runtime/main.ts',
          ...bundleEntries(blocks),
          ...Object.fromEntries([...core, ...views]),
          ...PACKAGE_ENTRIES,
        },
        // Lets an entry chunk also export what other chunks share with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ name }) =>
            name === 'boot' || name in PACKAGE_ENTRIES ? '[name].js' : `[name]-${release}.js`,
          // React's file stays in the visitor's cache across releases, so the name of its import must not change
          // until `delivery` has inlined it. No dots, because boot.js takes a name with a dot for a complete file name.
          chunkFileNames: ({ name }) =>
            `shared/${name.replaceAll('.', '-')}-${/^(react|rolldown-runtime)$/.test(name) ? '[hash:6]' : release}.js`,
          codeSplitting: { groups: chunkGroups(mode) },
          postBanner: ({ name }) => (HINTED.has(name) ? COMPILE_AT_ONCE : ''),
        },
      },
    },
    test: {
      // Tests read errors by spies; the line of an error on the document would print all of it.
      onConsoleLog: line => !line.startsWith('[ashlar]'),
      // Of two cores, Vitest would use one.
      maxWorkers: '100%',
      projects: [rules('rules', RULES, [...ALONE, ...COPY]), rules('alone', ALONE), rules('copy', COPY)],
    },
  }
})

/**
 * Unit tests, all in one environment: rules are stateless, and an environment per file takes six times as long.
 *
 * @param alone the tests that need an environment of their own: if left out, `include` are these.
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
      // Of a busy machine; most take milliseconds.
      testTimeout: 20_000,
    },
  }
}
