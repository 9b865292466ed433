import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PICTURES, type PictureName } from '../../demo/pictures/catalogue.ts'
import type { DocumentedBlock } from './blocks/facts.ts'
import { kilobytes } from './blocks/page.ts'
import { sample } from './highlight.ts'

const PAGE = `<!doctype html>
<html lang="en">
<title>Shop</title>
<script type="module" src="ashlar/boot.js"></script>

<ashlar-accordion>
  <details><summary>Shipping</summary><p>Two days.</p></details>
  <details><summary>Returns</summary><p>Thirty days, no questions.</p></details>
</ashlar-accordion>
</html>`

const SHOWN: readonly PictureName[] = ['vessels', 'bowls', 'cups', 'plates', 'jar', 'bench']

/** The size of the script tag's file. */
export const bootSize = (): string =>
  kilobytes(brotliCompressSync(readFileSync(`${import.meta.dirname}/../../dist/boot.js`)).length)

/** What the first page shows: the shortest page, pictures, and sizes of the build. */
export function hero(blocks: readonly DocumentedBlock[]): Readonly<Record<string, unknown>> {
  const { sizes } = blocks.find(({ name }) => name === 'accordion') ?? {}
  if (!sizes) throw new Error('no accordion')
  return {
    code: sample(PAGE, 'html', 'A whole page'),
    boot: bootSize(),
    shared: {
      react: kilobytes(sizes.react.total - sizes.react.own),
      lite: kilobytes(sizes.lite.total - sizes.lite.own),
    },
    pictures: SHOWN.map(name => ({ name, ...PICTURES[name] })),
  }
}
