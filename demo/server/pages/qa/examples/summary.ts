import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const item = (name: PictureName, title: string, day: string, excerpt: string) => ({
  title,
  fullUrl: '/#journal',
  excerpt,
  assetUrl: `/pictures/${name}.webp?format=750w`,
  assetAlt: PICTURES[name].alt,
  publishOn: `${day}T09:00:00Z`,
})

const ITEMS = [
  item('valley', 'Where the clay comes from', '2026-10-03', 'Eleven miles away, under a field that floods.'),
  item('bench', 'A bench without screws', '2026-08-19', 'Through-tenons, wedges and a good deal of waiting.'),
  item(
    'shelf',
    'Reading a test shelf',
    '2026-06-27',
    'Forty glazes on one plank, and why the dull ones are often right.',
  ),
]

const serverItem = (
  name: PictureName,
  title: string,
  day: string,
  date: string,
): string => `    <li class="summary-item">
      <a class="summary-thumbnail-container" href="/#journal" tabindex="-1" aria-hidden="true"><img src="/pictures/${name}.webp?format=500w" alt=""></a>
      <div class="summary-content">
        <p class="summary-title"><a href="/#journal">${title}</a></p>
        <time class="summary-metadata" datetime="${day}">${date}</time>
      </div>
    </li>`

const LIST = `  <ul class="summary-item-list">
${serverItem('valley', 'Where the clay comes from', '2026-10-03', '3 October 2026')}
${serverItem('bench', 'A bench without screws', '2026-08-19', '19 August 2026')}
${serverItem('shelf', 'Reading a test shelf', '2026-06-27', '27 June 2026')}
  </ul>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'The server’s items',
    note: 'Kept unchanged: no requests and no layout shift.',
    source: `<ashlar-summary>
${LIST}
</ashlar-summary>`,
  },
  {
    title: 'As a list',
    note: 'The server sets the design as data-design and sizes as properties.',
    source: `<ashlar-summary data-design="list" style="--ashlar-summary-picture: 25%; --ashlar-summary-gap: 1.25rem">
${LIST}
</ashlar-summary>`,
  },
  {
    title: 'From JSON',
    note: 'Items in the collection format, with dates in the page’s language and reserved space.',
    source: `<ashlar-summary style="--ashlar-summary-size: 24rem" data-block-json='${json({ items: ITEMS, columnWidth: 200, showReadMoreLink: true })}'></ashlar-summary>`,
  },
  {
    title: 'From JSON, in German, as a list',
    note: 'The date above the title, a "read more" link below.',
    isNarrow: true,
    source: `<ashlar-summary lang="de" style="--ashlar-summary-size: 26rem" data-block-json='${json({
      design: 'list',
      items: ITEMS,
      gutter: 20,
      imageAspectRatio: '1',
      metadataPosition: 'above-title',
    })}'></ashlar-summary>`,
  },
  {
    title: 'From the collection',
    note: 'The page contains no items: the server renders them when the summary approaches the viewport.',
    source: `<ashlar-summary style="--ashlar-summary-size: 24rem" data-block-json='${json({ collectionId: 'visits', blockId: 'next', pageSize: 2 })}'></ashlar-summary>`,
  },
  {
    title: 'Fresh from the collection',
    note: 'The page’s items are shown until the newest ones have loaded.',
    source: `<ashlar-summary data-design="list" style="--ashlar-summary-size: 32rem" data-block-json='${json({ collectionId: 'journal', refresh: true })}'>
${LIST}
</ashlar-summary>`,
  },
]

/** All variants of the summary. */
const summaryPage: Page = {
  path: '/blocks/summary',
  title: 'Summary',
  description: 'The summary block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Summary', 'A collection’s newest items with picture, title, excerpt and date.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [summaryPage]
