import { html, raw } from 'hono/html'
import type { Html } from './page.ts'

/** One way to write a block into a page: shown live, with its HTML below. */
export interface Variant {
  readonly title: string
  readonly note: string
  /** The HTML as a server would send it. */
  readonly source: string
  /** Limits the block to a narrow column. */
  readonly isNarrow?: boolean
}

/** The heading of a test page. */
export function introduction(title: string, text: string): Html {
  return html`<header class="introduction"><h1>${title}</h1><p>${text}</p></header>`
}

/** Renders every variant with its source, after a table of contents if there are several. */
export function showVariants(variants: readonly Variant[]): Html {
  return html`${variants.length > 1 ? contents(variants) : ''}${variants.map(showVariant)}`
}

function contents(variants: readonly Variant[]): Html {
  return html`<nav class="contents" aria-label="Variants">
    <ul>${variants.map(({ title }) => html`<li><a href="#${slug(title)}">${title}</a></li>`)}</ul>
  </nav>`
}

function showVariant({ title, note, source, isNarrow }: Variant): Html {
  return html`<section class="variant" id="${slug(title)}" aria-labelledby="${slug(title)}-title">
    <h2 id="${slug(title)}-title">${title}</h2>
    <p class="variant__note">${note}</p>
    <div class="stage${isNarrow ? ' stage--narrow' : ''}">${raw(source)}</div>
    <details class="source">
      <summary>HTML</summary>
      <pre><code>${source.trim()}</code></pre>
    </details>
  </section>`
}

/** A title as an id: "From JSON" → `from-json`. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** JSON for a single-quoted `data-block-json` attribute. */
export function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}
