import { existsSync, readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `FLAVOUR=lite` builds and tests the same source on Preact's React API, 50 kB smaller. */
const lite = process.env.FLAVOUR === 'lite'

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

/** Every folder of `blocks/` that holds an entry is a bundle of its own, named as the folder. */
const blocks = readdirSync('blocks').filter(name => existsSync(`blocks/${name}/${name}.ts`))

export default defineConfig({
  base: './',
  plugins: [react()],
  resolve: { alias: lite ? preact : [] },
  build: {
    outDir: lite ? 'dist/lite' : 'dist',
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        boot: 'runtime/main.ts',
        ...Object.fromEntries(blocks.map(name => [name, `blocks/${name}/${name}.ts`])),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'boot' ? 'boot.js' : '[name]-[hash].js'),
        chunkFileNames: 'shared/[name]-[hash].js',
        codeSplitting: {
          // What boot shares with the blocks has a chunk of its own, or boot would import React with it.
          groups: [
            { name: 'ground', test: /\/src\// },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|preact)\// },
            { name: 'kit', test: /blocks\/kit\/|node_modules\/(@r2wc|zod|nanostores|@nanostores)\// },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,runtime,blocks}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
  },
})
