import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A list of the server',
    note: 'The feed is checked for newer entries. It has none, so the server’s list stays.',
    source: `<ashlar-rss-list data-block-json='${json({ size: 2 })}'>
  <ul>
    <li><a href="/?entry=fire#journal">Sixty hours of fire</a> <time datetime="2026-11-12">12 Nov 2026</time>
      <p>We lit it on Friday at six. By Sunday evening there was no wood left but the fence.</p></li>
    <li><a href="/?entry=beck#journal">The colour of the beck</a> <time datetime="2026-10-26">26 Oct 2026</time>
      <p>Iron, a little copper, and the water that comes off the fell after rain.</p></li>
  </ul>
  <p><a href="/public/journal.xml" type="application/rss+xml">The feed</a></p>
</ashlar-rss-list>`,
  },
  {
    title: 'From the feed alone',
    note: 'Text only, in the page’s language. A property reserves the space.',
    source: `<ashlar-rss-list style="--ashlar-rss-list-size: max(23.5rem, 37rem - 30vw)" data-block-json='${json({ url: '/public/journal.xml', label: 'From the journal' })}'></ashlar-rss-list>`,
  },
  {
    title: 'Titles only',
    note: 'Without dates and excerpts.',
    source: `<ashlar-rss-list style="--ashlar-rss-list-size: 10.75rem" data-block-json='${json({ url: '/public/journal.xml', showDate: false, showExcerpt: false })}'></ashlar-rss-list>`,
  },
]

/** All variants of the RSS list. */
const rssListPage: Page = {
  path: '/blocks/rss-list',
  title: 'RSS list',
  description: 'The RSS list block in all its variants.',
  frame: 'qa',
  body: () => html`${introduction('RSS list', 'The newest entries of a feed.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [rssListPage]
