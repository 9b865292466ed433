import { Hono } from 'hono'
import { html } from 'hono/html'
import { MAX_QUERY_LENGTH } from '../../../../src/calls/limits.ts'
import { ITEMS_OF_A_PAGE, type WireFound } from '../../../../src/calls/search.ts'
import { markWords, queryWords } from '../../../../src/locale/search-words.ts'
import { SEARCH_RESULTS_CLASS } from '../../../../src/site/view-modules.ts'
import { searchSite } from '../../database/search.ts'
import type { Html, Page, View } from '../page.ts'
import type { ShopPages } from './shop-pages.ts'

/** Maximum page number of search results. */
const MAX_PAGES = 1000

/** `/search?q=`: search results that need no scripts. */
export function searchRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/search', async context => {
    const query = (context.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH).toWellFormed().trim()
    const collectionId = context.req.query('collectionId')?.slice(0, MAX_QUERY_LENGTH)
    const asked = context.req.query('p') ?? ''
    const at = /^\d+$/.test(asked) ? Math.min(Number(asked), MAX_PAGES) : 0
    const { db } = await services.open()
    const slice = { limit: ITEMS_OF_A_PAGE, offset: at * ITEMS_OF_A_PAGE, collectionId }
    const answer = await searchSite(db, query, slice)
    return show(context, searchPage({ query, at, collectionId, ...answer }))
  })
  return app
}

interface Results extends WireFound {
  readonly query: string
  /** The page of results, from 0. */
  readonly at: number
  readonly collectionId: string | undefined
}

/** Renders the search results, or only the field without a query. */
export const searchPage = (results: Results): Page => ({
  path: '/search',
  title: results.query ? `Search: ${results.query}` : 'Search',
  description: 'Search results from the whole site.',
  frame: 'shop',
  isPrivate: true,
  styles: ['search.css'],
  bodyClass: SEARCH_RESULTS_CLASS,
  context: { pageType: 102 },
  body: view => html`<div class="results">
    <h1>Search</h1>
    ${field(results, view)}
    ${results.query ? found(results, view) : ''}
  </div>`,
})

function field({ query, collectionId }: Results, { link }: View): Html {
  return html`<ashlar-search data-load="eager">
    <form role="search" action="${link('/search')}">
      <label for="search-field">Search the site</label>
      <input type="search" id="search-field" name="q" value="${query}" maxlength="200" enterkeyhint="search">
      ${collectionId ? html`<input type="hidden" name="collectionId" value="${collectionId}">` : ''}
      <button>Search</button>
    </form>
  </ashlar-search>`
}

function found(results: Results, view: View): Html {
  const { query, items, totalCount, at } = results
  const words = queryWords(query)
  const counted = totalCount === 1 ? '1 result' : `${totalCount.toLocaleString('en')} results`
  if (totalCount === 0) {
    return html`<p class="results__count" role="status">Nothing found for “<bdi>${query}</bdi>”</p>
      <p>Try fewer words, or only the beginning of a word.</p>`
  }
  return html`<p class="results__count" role="status">${counted} for “<bdi>${query}</bdi>”</p>
    <ol class="results__list" start="${at * ITEMS_OF_A_PAGE + 1}">${items.map(
      ({ title, itemUrl, excerpt, imageUrl, collectionDisplayName }) => html`<li>
        ${imageUrl ? html`<img src="${imageUrl}?format=300w" alt="" width="96" height="96" loading="lazy">` : ''}
        <div>
          <h2><a href="${view.link(itemUrl)}">${marked(title, words)}</a></h2>
          <p>${marked(excerpt, words)}</p>
          <p class="soft">${collectionDisplayName}</p>
        </div>
      </li>`,
    )}</ol>
    ${pagination(results, view)}`
}

const marked = (text: string, words: readonly string[]): Html =>
  html`${markWords(text, words).map(piece => (piece.isFound ? html`<mark>${piece.text}</mark>` : piece.text))}`

function pagination({ query, at, totalCount, collectionId }: Results, { link }: View): Html | string {
  const last = Math.ceil(totalCount / ITEMS_OF_A_PAGE) - 1
  if (last < 1) return ''
  const search = link('/search')
  const href = (page: number): string => {
    const asked = new URLSearchParams({ q: query, ...(collectionId && { collectionId }), p: `${page}` })
    return `${search}${search.includes('?') ? '&' : '?'}${asked}`
  }
  return html`<nav class="results__turns" aria-label="Pages of results">
    ${at > 0 ? html`<a rel="prev" href="${href(Math.min(at, last + 1) - 1)}">Earlier results</a>` : ''}
    ${at < last ? html`<a rel="next" href="${href(at + 1)}">More results</a>` : ''}
  </nav>`
}
