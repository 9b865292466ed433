import { existsSync, globSync, readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { delivery } from './runtime/build/delivery.ts'
import { plainImports } from './runtime/build/plain-imports.ts'
import { selfContained } from './runtime/build/self-contained.ts'

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

/** Every folder of `blocks/` that holds an entry is a bundle of its own, named as the folder. */
const blocks = readdirSync('blocks')
  .filter(name => existsSync(`blocks/${name}/${name}.ts`))
  .map(name => [name, `blocks/${name}/${name}.ts`])

/** So is every part of the runtime that is loaded only where a page needs it. */
const parts = globSync('runtime/parts/*.ts')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => [file.replace(/^.*[\\/]|\.ts$/g, ''), file])

/** `--mode lite`, or `FLAVOUR=lite`, builds and tests the same source on Preact's React API, 50 kB smaller. */
const isLite = (mode: string): boolean => mode === 'lite' || process.env.FLAVOUR === 'lite'

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react(), selfContained('runtime/main.ts'), plainImports(), delivery()],
  resolve: { alias: isLite(mode) ? preact : [] },
  build: {
    outDir: isLite(mode) ? 'dist/lite' : 'dist',
    target: 'es2022',
    modulePreload: false,
    sourcemap: true,
    rolldownOptions: {
      input: { boot: 'runtime/main.ts', ...Object.fromEntries([...blocks, ...parts]) },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'boot' ? 'boot.js' : '[name]-[hash:6].js'),
        chunkFileNames: 'shared/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            // First, or the kit would take what it shares with the parts of the runtime, and React with it.
            {
              name: 'ground',
              test: /\/src\/(report|block-error|parse-json|site\/site|site\/site-store|site\/edit-mode|consent)\.ts$|\/runtime\/(part|watch-page|read-context)\.ts$|vite\/preload-helper/,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|preact)\// },
            // Apart from the view around it, so that a part of the runtime that shows pictures needs no React.
            { name: 'pictures', test: /\/src\/images\// },
            { name: 'picture', test: /\/kit\/loaded-image/ },
            {
              name: 'kit',
              test: /blocks\/kit\/(?!form-|use-form)|\/src\/(kinds|record|links\/safe-href)\.ts$|node_modules\/(@r2wc|zod|nanostores|@nanostores)\/[^?]*$/,
            },
            // What the form and newsletter blocks share at once; the rest of it is loaded when somebody uses them.
            {
              name: 'forms',
              test: /\/kit\/(form-(frame|content|served|controls|lock)|use-form)\.|\/src\/forms\/(field\.schema|field-types)\./,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,runtime,blocks,test}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
  },
}))
