import { createHash } from 'node:crypto'
import type { Page, View } from './page.ts'
import { DEFAULT_SITE } from './saved-site.ts'

/** Inline styles and scripts that a page may contain, as CSP sources. */
interface Sources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

const found = new WeakMap<Page, Promise<Sources>>()

const NONE: Sources = { styles: [], scripts: [] }

/**
 * The `script-src` and `style-src` of a page: its own files, and the inline styles of its examples by their hashes. They are
 * read from the page as it is written, never from an answer with visitors' texts, where injected ones would count.
 *
 * @param inline CSS of `<style>` elements and `style` attributes that the request adds
 */
export async function pagePolicy(page: Page, isFixed: boolean, inline: readonly string[]): Promise<string> {
  const { styles, scripts } = isFixed ? await sourcesOf(page) : NONE
  const allStyles = [...new Set([...styles, ...inline.map(sourceOf)])]
  return [
    `script-src ${["'self'", ...scripts].join(' ')}`,
    // Hashes of attributes count only with this keyword.
    `style-src ${["'self'", ...(allStyles.length > 0 ? ["'unsafe-hashes'"] : []), ...allStyles].join(' ')}`,
  ].join('; ')
}

function sourcesOf(page: Page): Promise<Sources> {
  const sources = found.get(page) ?? readSources(page)
  found.set(page, sources)
  return sources
}

async function readSources(page: Page): Promise<Sources> {
  const html = `${await page.body(PLAIN_VIEW)}`
  return { styles: matchesOf(STYLE, html), scripts: matchesOf(WAITING_SCRIPT, html) }
}

const STYLE = / style="([^"]*)"/g

/** Scripts that run after consent; others have no place in a page. */
const WAITING_SCRIPT = /<script type="text\/plain"[^<>]*>([^<]+)</g

const matchesOf = (pattern: RegExp, html: string): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => sourceOf(textOf(text)))),
]

const textOf = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page as it is written, for whoever reads its text: without the owner's settings, and without measured sizes. */
export const PLAIN_VIEW: View = {
  flavour: 'react',
  language: 'en',
  link: path => path,
  site: DEFAULT_SITE,
  isPlain: true,
}
