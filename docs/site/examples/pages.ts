import type { DocumentedBlock } from '../blocks/facts.ts'
import { kilobytes } from '../blocks/page.ts'
import { table } from '../blocks/table.ts'
import { EXAMPLE_POLICY } from '../frames.ts'
import { sample } from '../highlight.ts'
import { picture } from './pictures.ts'
import type { WholePage } from './read.ts'
import { type PageWeight, totalOf } from './weight.ts'

/** The page itself, relative to the site's first page. */
export const wholePageAddress = (name: string): string => `examples/${name}/page/`

/**
 * Leads the addresses of a page to the folders of the site, and gives it the policy of examples; alone, it stands beside
 * `ashlar` and `pictures`.
 */
export const servedPage = (html: string): string =>
  html
    .replace(/(?<=["\s])(ashlar|pictures)\//g, '../../../$1/')
    .replace(
      '<meta charset="utf-8">',
      `$&\n    <meta http-equiv="Content-Security-Policy" content="${EXAMPLE_POLICY}">`,
    )

/** The overview: a large picture of each page. */
export function examplesPage(pages: readonly WholePage[]): string {
  const cards = pages.map(
    ({ name, title, description, weight }) => `<section class="whole">
<a class="whole__picture" href="${name}/" tabindex="-1" aria-hidden="true">${picture(name, 'wide', '../')}</a>
<h2 id="${name}" tabindex="-1"><a href="${name}/">${title}</a></h2>
<p>${description}</p>
<p class="whole__weight">${kilobytes(totalOf(weight.lite))} on Preact, ${kilobytes(totalOf(weight.react))} on React</p>
</section>`,
  )
  return `<h1>Whole pages</h1>
<p class="lead">Six pages that a server, or a hand, could have written: HTML, a style sheet and one script tag. Copy one, and put your words in.</p>
<p>They work without JavaScript, in narrow and wide windows, and most of them in light and dark. The weight is the whole page without its pictures: HTML, both style sheets, and every script that runs once all of it has been seen, compressed with Brotli.</p>
${cards.join('\n')}`
}

/** The page about a whole page: pictures, weight, blocks and source. */
export function wholePageText(
  { name, title, description, html, css, blocks, weight }: WholePage,
  all: readonly DocumentedBlock[],
): string {
  const links = blocks.map(block => {
    const found = all.find(one => one.name === block)
    return `<li><a href="../../blocks/${block}/">${found?.title ?? block}</a></li>`
  })
  return `<h1>${title}</h1>
<p class="lead">${description}</p>
<p class="actions"><a class="action action--main" href="page/">Open the page</a></p>
<div class="shots">${picture(name, 'wide', '../../')}${picture(name, 'narrow', '../../')}</div>
${heading('weight', 'What it weighs')}
<p>Measured from the build that this site was made with: every file compressed with Brotli, without pictures.</p>
${weightTable(title, weight)}
${heading('blocks', 'Its blocks')}
<ul class="chips">${links.join('')}</ul>
${heading('source', 'Source')}
<p>Put both files beside the folders <code>ashlar</code> (the <a href="../../start/">release</a>) and <code>pictures</code>.</p>
${sample(html, 'html', 'index.html')}${sample(css, 'css', 'style.css')}`
}

const heading = (id: string, title: string): string =>
  `<h2 id="${id}" tabindex="-1"><a href="#${id}">${title}</a></h2>`

const ROWS: readonly (readonly [string, (weight: PageWeight) => string])[] = [
  ['The page and its style sheet', ({ page }) => kilobytes(page)],
  ['<code>ashlar.css</code>, for all blocks', ({ css }) => kilobytes(css)],
  ['The script tag', ({ boot }) => kilobytes(boot)],
  ['Its blocks, when all have come into view', ({ blocks }) => kilobytes(blocks)],
  ['Script files', ({ files }) => `${files.length + 1}`],
  ['Everything', weight => `<strong>${kilobytes(totalOf(weight))}</strong>`],
]

function weightTable(title: string, { react, lite }: WholePage['weight']): string {
  return table(
    `Weight: ${title}`,
    ['What', 'On React', 'On Preact'],
    ROWS.map(
      ([what, show]) => `<tr><th scope="row">${what}</th><td>${show(react)}</td><td>${show(lite)}</td></tr>`,
    ),
  )
}
