import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A form of the server',
    note: 'Type “bowl”: results appear while you type. Without scripts, and on Enter, the form opens the results page.',
    source: `<ashlar-search>
  <form role="search" action="/search" aria-label="Studio">
    <label for="site-search">Search the studio</label>
    <input type="search" id="site-search" name="q" placeholder="Bowls, glazes, courses">
    <button>Search</button>
  </form>
</ashlar-search>`,
  },
  {
    title: 'From JSON, in the shop only',
    note: 'Without HTML: the block renders the form.',
    source: `<ashlar-search data-block-json='${json({ collectionId: 'shop', label: 'Search the shop', size: 3 })}'></ashlar-search>`,
  },
  {
    title: 'Without a preview',
    note: 'A plain field that opens the results page.',
    source: `<ashlar-search data-block-json='${json({ preview: false, label: 'Search for something', button: 'Go' })}'></ashlar-search>`,
  },
  {
    title: 'In a narrow column, by the name of the preview',
    note: 'The list may be wider than the column, and stays inside the window.',
    source: `<ashlar-search-preview>
  <form role="search" action="/search" aria-label="All pages">
    <input type="search" name="q" aria-label="Search all pages" placeholder="Search">
  </form>
</ashlar-search-preview>`,
    isNarrow: true,
  },
  {
    title: 'From right to left',
    note: 'The labels are the page’s own.',
    source: `<ashlar-search dir="rtl" lang="ar" data-block-json='${json({ label: 'ابحث في الموقع', button: 'ابحث' })}'></ashlar-search>`,
  },
]

/** All variants of the search field. */
const searchBlockPage: Page = {
  path: '/blocks/search',
  title: 'Search',
  description: 'The search block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Search', 'A field that shows results while you type.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [searchBlockPage]
