import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { DocumentedBlock } from '../blocks/facts.ts'
import { withPeers } from './readme-peers.ts'
import { pageResults } from './results.ts'

/** The lines between which the README has the table. */
const MARKED = /<!-- sizes -->[\s\S]*?<!-- \/sizes -->/

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
  return readme.replace(MARKED, `<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->`)
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
