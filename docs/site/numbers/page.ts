import type { DocumentedBlock } from '../blocks/facts.ts'
import { kilobytes } from '../blocks/page.ts'
import { table } from '../blocks/table.ts'
import { markdownFor } from '../markdown.ts'
import { speed } from './speed.ts'

/** The blocks in the chart of sizes: the largest ones that most sites use. */
const CHARTED = ['accordion', 'code', 'video', 'map', 'form', 'gallery']

/** The page of sizes, measured from the build that the site was made with. */
export function numbersPage(blocks: readonly DocumentedBlock[], boot: string): string {
  const [first] = blocks
  if (!first) throw new Error('there are no blocks')
  const shared = (flavour: 'react' | 'lite'): number => first.sizes[flavour].total - first.sizes[flavour].own
  const text = markdownFor('docs/numbers.md', 'reference/numbers/').render(`# Size and speed

Measured from the build that this site was made with: every file compressed with Brotli, as browsers fetch it. \`npm run size\` measures them on every build and fails if a budget is exceeded.

## What a page loads

| when | on React | on Preact |
|---|---|---|
| the script tag, on every page | ${boot} | ${boot} |
| the first block near the viewport, besides its own bytes | ${kilobytes(shared('react'))} | ${kilobytes(shared('lite'))} |
| a page of which no block comes near the viewport | 0 kB more | 0 kB more |

React's file keeps its name across releases, so a returning visitor has it in the cache.
`)
  return `${text}${chart(blocks)}
<h2 id="all" tabindex="-1"><a href="#all">Every block</a></h2>
<p>What a block adds to a page that has one already, and its budget.</p>
${table(
  'Sizes of all blocks',
  ['Block', 'On React', 'On Preact', 'Budget'],
  blocks.map(
    ({ name, title, sizes, budget }) =>
      `<tr><th scope="row"><a href="../../blocks/${name}/">${title}</a></th><td>${kilobytes(sizes.react.own)}</td><td>${kilobytes(sizes.lite.own)}</td><td>${kilobytes(budget)}</td></tr>`,
  ),
)}
${speed()}`
}

function chart(blocks: readonly DocumentedBlock[]): string {
  const rows = blocks
    .filter(({ name }) => CHARTED.includes(name))
    .map(({ title, sizes }) => [title, sizes.react.own, sizes.lite.own] as const)
    .sort(([, one], [, other]) => one - other)
  const cells = rows.map(
    ([title, react, lite]) =>
      `<tr><th scope="row">${title}</th><td>${(react / 1000).toFixed(1)}</td><td>${(lite / 1000).toFixed(1)}</td></tr>`,
  )
  return `<h2 id="chart" tabindex="-1"><a href="#chart">Six blocks beside each other</a></h2>
<ashlar-chart data-block-json='{"format":{"style":"unit","unit":"kilobyte"}}'><table><caption>Kilobytes of a block, without what all share</caption><thead><tr><th scope="col">Block</th><th scope="col">React</th><th scope="col">Preact</th></tr></thead><tbody>${cells.join('')}</tbody></table></ashlar-chart>
`
}
