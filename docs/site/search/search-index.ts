import MiniSearch from 'minisearch'
import type { SitePage } from '../pages.ts'
import { SEARCH_OPTIONS } from './find.ts'

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
