import { writeFile } from 'node:fs/promises'
import type { IndexedPage } from '../../../src/calls/search-index'
import { contextScript } from '../../../src/site/legacy-context'
import { SEARCH_RESULTS_CLASS } from '../../../src/site/view-modules'
import type { OutputFolder } from '../files/output-folder'
import { type FilePlan, RELEASE } from './plan-files'
import { RESULTS_PAGE, SEARCH_INDEX } from './site-search'

/** Maximum length of all texts of an index, and of one, in characters. */
const MAX_INDEX_LENGTH = 1_500_000
const MAX_TEXT_LENGTH = 4000

/** How much of a page's text is in the index of a site with so many files. */
export const textLengthOf = (files: number): number =>
  Math.min(MAX_TEXT_LENGTH, Math.ceil(MAX_INDEX_LENGTH / Math.max(1, files)))

/**
 * Writes the index of a site whose pages have a search, and the page of results if one of them leads to none of the site's.
 *
 * @param searches the searches of its pages.
 * @returns whether the page of results is new.
 */
export async function writeSearch(
  folder: OutputFolder,
  pages: readonly IndexedPage[],
  searches: readonly { readonly language: string; readonly results: string }[],
  { outputs }: FilePlan,
): Promise<boolean> {
  const [first] = searches
  if (!first) return false
  const written = pages.map(page => JSON.stringify(page)).join(',\n')
  await writeFile(await folder.place(SEARCH_INDEX), `{"pages":[\n${written}\n]}\n`)
  const isWanted = searches.some(({ results }) => results === RESULTS_PAGE)
  const isNew = isWanted && ![...outputs.values()].includes(RESULTS_PAGE)
  if (isNew) await writeFile(await folder.place(RESULTS_PAGE), resultsPage(pages, first.language))
  return isNew
}

/** A page with a field that lists what is found; without JavaScript, all pages. */
function resultsPage(pages: readonly IndexedPage[], language: string): string {
  const home = pages.find(({ url }) => /^index\.html?$/.test(url)) ?? pages[0]
  const title = escaped(home?.title ?? '')
  const context = contextScript({ adopt: 'legacy', search: { index: SEARCH_INDEX, page: RESULTS_PAGE } })
  const items = pages.map(page => `<li><a href="${escaped(page.url)}">${escaped(page.title)}</a></li>`)
  return `<!doctype html>
<html${language ? ` lang="${escaped(language)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${RELEASE}/ashlar.css">
${context}
<script async type="module" src="${RELEASE}/boot.js"></script>
<style>body { max-inline-size: 45rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui }</style>
</head>
<body class="${SEARCH_RESULTS_CLASS}">
<main>
<h1><a href="${escaped(home?.url ?? './')}">${title}</a></h1>
<ashlar-search data-load="eager" data-block-json="{}"></ashlar-search>
<ul data-search-pages>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
