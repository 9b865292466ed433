import { globSync } from 'node:fs'
import { Features } from 'lightningcss'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig as UserConfig } from 'vitest/config'
import { bundleEntries, readBlocks } from './runtime/build/blocks.ts'
import { chunkGroups } from './runtime/build/chunks.ts'
import { delivery } from './runtime/build/delivery.ts'
import { quietLeaflet } from './runtime/build/leaflet.ts'
import { LICENCES, licences } from './runtime/build/licences.ts'
import { ownParts } from './runtime/build/own-parts.ts'
import { PACKAGE_ENTRIES } from './runtime/build/package-files.ts'
import { aliasesOf } from './runtime/build/preact.ts'
import { releaseHash } from './runtime/build/release-hash.ts'
import { selfContained } from './runtime/build/self-contained.ts'
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

/** The files of a first render. */
const FIRST = new Set(['kit', ...blocks.map(({ name }) => name)])

const RULES = ['{src,runtime,blocks,test}/**/*.test.ts']
/** Tests that take long: the command as a program, pages of megabytes, each regular expression. */
const LONG = [
  'test/copy/*.test.ts',
  'test/attack/regular-expressions.test.ts',
  'runtime/command/{main,growth}.test.ts',
  'runtime/command/{adopt,prerender}/bad-input.test.ts',
]
/** Tests that inspect global state or all previous output. */
const ALONE = [
  'src/locale/{core,translator}/*.test.ts',
  'src/locale/load-failure.test.ts',
  'src/{data/core/report,forms/places/places}.test.ts',
  'runtime/{core/loading/load-rollup,features/text/time-since}.test.ts',
  'test/contract/{languages,schema-cost}.test.ts',
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

/** Chooses React's production build, which Vite leaves to whoever uses a library. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** `ashlar`, the program of the package: one file for Node, with everything it imports. */
const COMMAND: UserConfig = {
  plugins: [virtualModules(), ownParts(), licences()],
  define: PRODUCTION,
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
      virtualModules(),
      ownParts(),
      selfContained('runtime/main.ts', 'runtime/core/rescue/rescue.ts', ...Object.values(PACKAGE_ENTRIES)),
      quietLeaflet(),
      licences(),
      delivery(release, blocks),
    ],
    resolve: { alias: aliasesOf(mode) },
    define: PRODUCTION,
    // tokens.css asks with `@supports`; the replacement of `light-dark()` would be no colour there.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: mode === 'lite' ? 'dist/lite' : 'dist',
      target: 'es2022',
      cssTarget: ['chrome120', 'firefox125', 'safari17.4'],
      // A library: Vite leaves each `import()` alone, whose helper would preload by links that a nonce-only policy blocks.
      lib: { entry: 'runtime/main.ts', formats: ['es'] },
      // Beside the files, and not named in them: releases have no maps, and Django collects no script that names a
      // missing one.
      sourcemap: 'hidden',
      license: { fileName: LICENCES },
      rolldownOptions: {
        // Warns about slow plugins on a busy machine.
        checks: { bundlerTimings: false },
        // A page that needs the path of a call must not load the schemas beside it.
        treeshake: {
          moduleSideEffects: [{ test: /\/src\/calls\/[^/]+\.ts$|\.schema\.ts$/, sideEffects: false }],
        },
        // Every constant, not only some, as by default: the budgets count on it.
        optimization: { inlineConst: { mode: 'all' } },
        input: {
          boot: 'runtime/main.ts',
          ...bundleEntries(blocks),
          ...Object.fromEntries([...core, ...views]),
          ...PACKAGE_ENTRIES,
        },
        // Lets an entry chunk also export what other chunks share with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Vite keeps the white space of libraries.
          minify: true,
          comments: { annotation: false },
          entryFileNames: ({ name }) =>
            name === 'boot' || name in PACKAGE_ENTRIES ? '[name].js' : `[name]-${release}.js`,
          // No dots: boot.js takes a name that contains `.js` for a complete file name.
          chunkFileNames: ({ name }) => `shared/${name.replaceAll('.', '-')}-${release}.js`,
          codeSplitting: { groups: chunkGroups() },
          postBanner: ({ name }) => (FIRST.has(name) ? COMPILE_AT_ONCE : ''),
        },
      },
    },
    test: {
      // Tests read errors by spies; the line of an error on the document would print all of it.
      onConsoleLog: line => !line.startsWith('[ashlar]'),
      // Of two cores, Vitest would use one.
      maxWorkers: '100%',
      projects: [rules('rules', RULES, [...ALONE, ...LONG]), rules('alone', ALONE), rules('long', LONG)],
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
      // Of a busy machine; most take milliseconds, and the long ones up to a minute.
      testTimeout: include === LONG ? 600_000 : 20_000,
      expect: { poll: { timeout: 10_000 } },
    },
  }
}
