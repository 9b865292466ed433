import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { DocumentedBlock } from '../blocks/facts.ts'
import { type BenchRow, type PageResults, pageResults } from './results.ts'

/** The lines between which the README has the table. */
const SIZES = /<!-- sizes -->[\s\S]*?<!-- \/sizes -->/

const whole = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

/** Fills the README's table of sizes, in whole kilobytes; a README without the marks stays as it is. */
export function withSizes(
  readme: string,
  blocks: readonly Pick<DocumentedBlock, 'sizes'>[],
  boot: number,
): string {
  const [first] = blocks
  if (!first) throw new Error('there are no blocks')
  const shared = (flavour: 'react' | 'lite'): number => first.sizes[flavour].total - first.sizes[flavour].own
  const own = (flavour: 'react' | 'lite'): string => {
    const sizes = blocks.map(({ sizes }) => sizes[flavour].own)
    return `${Math.max(1, Math.round(Math.min(...sizes) / 1000))} to ${whole(Math.max(...sizes))}`
  }
  const table = `| what a page loads (Brotli) | on React | on Preact |
|---|---|---|
| the script tag: one request, no style sheet | ${whole(boot)} | ${whole(boot)} |
| what all blocks share, with the first block near the viewport | ${whole(shared('react'))} | ${whole(shared('lite'))} |
| each block | ${own('react')} | ${own('lite')} |
| a page of which no block comes near the viewport | 0 kB | 0 kB |`
  return readme.replace(SIZES, `<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->`)
}

const ROOT = `${import.meta.dirname}/../../..`

/** Writes the sizes of the build and the comparison of the last benchmark into the README, if they have changed. */
export function fillReadme(blocks: readonly DocumentedBlock[]): void {
  const file = `${ROOT}/README.md`
  const boot = brotliCompressSync(readFileSync(`${ROOT}/dist/boot.js`)).length
  const text = readFileSync(file, 'utf8')
  const results = pageResults()
  const sized = withSizes(text, blocks, boot)
  const filled = results ? withPeers(sized, results) : sized
  if (filled !== text) writeFileSync(file, filled)
}

/** The lines between which the README has the comparison. */
const PEERS = /<!-- peers -->[\s\S]*?<!-- \/peers -->/

/** Each kind of page, and the libraries to compare, by their page in the benchmark. */
const COMPARED: readonly (readonly [what: string, pages: Readonly<Record<string, string>>])[] = [
  [
    'six questions, tabs, a marquee, a video, a cookie banner and a dialog',
    {
      'content-preloaded-lite': 'Ashlar on Preact',
      'content-preloaded': 'on React',
      'content-web-awesome': 'Web Awesome',
      'content-radix': 'Radix',
    },
  ],
  [
    'a form of ten fields',
    {
      'form-advised-lite': 'Ashlar on Preact',
      'form-advised': 'on React',
      'form-web-awesome': 'Web Awesome',
      'form-react-hook-form': 'React Hook Form',
    },
  ],
  [
    'nothing but a carousel and a lightbox',
    {
      'gallery-advised-lite': 'Ashlar on Preact',
      'gallery-embla': 'the smaller Embla and PhotoSwipe',
    },
  ],
]

/** Fills the README's comparison with other libraries from the last benchmark; a README without the marks stays as it is. */
export function withPeers(readme: string, { rows }: PageResults): string {
  const lists = COMPARED.map(([what, pages]) => {
    const parts = Object.entries(pages).map(([page, name]) => `${name} ${measured(rows, page)}`)
    return `A page with ${what}: ${parts.join(', ')}.`
  })
  const text = `Script, and time that the main thread is blocked, on Slow 4G and a phone four times slower; Ashlar's pages name their files, as \`ashlar prerender\` writes them. ${lists.join(' ')}`
  return readme.replace(PEERS, () => `<!-- peers -->${text}<!-- /peers -->`)
}

/** @throws if the benchmark has no such page. */
function measured(rows: readonly BenchRow[], page: string): string {
  const row = rows.find(row => row.page === page)
  if (!row) throw new Error(`test/bench/results/pages.json has no ${page}: run npm run bench -- --peers`)
  const { js = 0, late = 0, tbt = 0 } = row.values
  const script = page.startsWith('gallery') ? js + late : js
  return `${Math.round(script / 1000)} kB, ${Math.round(tbt)} ms`
}
