import MiniSearch from 'minisearch'
import type { SitePage } from './pages.ts'

/** A section of a page, as a search finds it. */
export interface Found {
  readonly id: string
  /** The title of the page. */
  readonly title: string
  /** The title of the section; empty for the beginning of the page. */
  readonly heading: string
  /** From the site's first page, with the section's anchor. */
  readonly address: string
  /** The section of the site, such as `Guides`. */
  readonly section: string
}

/** Options that the index and the search must share. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'address', 'section'],
}

/** Characters of a section that are searched. */
const LONGEST = 1500

/** Makes the search index of the site as JSON. */
export function searchIndex(pages: readonly SitePage[]): string {
  const search = new MiniSearch(SEARCH_OPTIONS)
  for (const page of pages) search.addAll(sectionsOf(page))
  return JSON.stringify(search)
}

function sectionsOf({ title, address, section, content }: SitePage) {
  const withoutSamples = content.replace(/<section class="example.*?<\/section>/gs, '')
  const [beginning = '', ...parts] = withoutSamples.split(/(?=<h[23] id=")/)
  const entry = (id: string, heading: string, html: string) => ({
    id: `${address}#${id}`,
    title: plain(title),
    heading,
    address: id ? `${address}#${id}` : address,
    section,
    text: plain(html).slice(0, LONGEST),
  })
  return [
    entry('', '', beginning),
    ...parts.flatMap(part => {
      const [whole = '', id = '', heading = ''] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(part) ?? []
      return id ? [entry(id, plain(heading), part.slice(whole.length))] : []
    }),
  ]
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
