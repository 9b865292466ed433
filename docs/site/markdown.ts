import MarkdownIt from 'markdown-it'
import type Token from 'markdown-it/lib/token.mjs'
import { escapeHtml, namedSample, sample } from './highlight.ts'
import { siteLink } from './links.ts'
import { capitalised } from './sentence.ts'

/** A heading of a page, for its table of contents. */
export interface Heading {
  readonly id: string
  readonly title: string
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]+/gu, '')
    .trim()
    .replace(/\s/g, '-')

/**
 * Makes a renderer for a file: links lead to pages of the site, headings have ids as on code hosts, and code has a Copy
 * button.
 *
 * @param source the Markdown file, from the repository's root.
 * @param address the page of the site that shows it.
 */
export function markdownFor(source: string, address: string): MarkdownIt {
  const markdown = new MarkdownIt({ html: true, linkify: false })
  const { rules } = markdown.renderer
  rules.fence = (tokens, at) => {
    const { info = '', content = '' } = tokens[at] ?? {}
    const [language = '', file] = info.trim().split(/\s+/)
    return file ? namedSample(content, language, file) : sample(content, language || 'text')
  }
  const ids = new Set<string>()
  rules.heading_open = (tokens, at) => {
    const { tag = 'h2' } = tokens[at] ?? {}
    if (tag === 'h1') return '<h1>'
    const id = uniqueId(slug(tokens[at + 1]?.content ?? ''), ids)
    return `<${tag} id="${id}" tabindex="-1"><a href="#${id}">`
  }
  rules.heading_close = (tokens, at) => {
    const { tag = 'h2' } = tokens[at] ?? {}
    return tag === 'h1' ? '</h1>\n' : `</a></${tag}>\n`
  }
  const names = new Set<string>()
  rules.table_open = (tokens, at) => {
    const name = uniqueName(columnsOf(tokens, at), names)
    return `<div class="table" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table>`
  }
  rules.table_close = () => '</table></div>\n'
  markdown.core.ruler.push('capitalised_cells', ({ tokens }) => {
    tokens.forEach((token, at) => {
      const [first] = token.children ?? []
      if (/^t[hd]_open$/.test(tokens[at - 1]?.type ?? '') && first?.type === 'text')
        first.content = capitalised(first.content)
    })
  })
  const isEmpty = (tokens: readonly Token[], at: number): boolean => !tokens[at + 1]?.content
  rules.th_open = (tokens, at) => (isEmpty(tokens, at) ? '<td>' : '<th scope="col">')
  rules.th_close = (tokens, at) => (isEmpty(tokens, at - 2) ? '</td>' : '</th>')
  rules.link_open = (tokens, at) => {
    const token = tokens[at]
    const href = siteLink(`${token?.attrGet('href')}`, source, address)
    // No page shows the target, such as a source file.
    return href === undefined ? '<a>' : `<a href="${href}">`
  }
  rules.image = (tokens, at) => {
    const token = tokens[at]
    const { content = '' } = token ?? {}
    const root = '../'.repeat(address.split('/').length - 1) || './'
    return `<img src="${root}assets/${token?.attrGet('src')}" alt="${content}" loading="lazy">`
  }
  return markdown
}

/** The names of a table's columns, which name the table. */
function columnsOf(tokens: readonly Token[], at: number): string {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'thead_close')
  const cells = tokens.slice(at, end).filter(({ type, content }) => type === 'inline' && content)
  return `Table: ${cells.map(({ content }) => content.replace(/[`*[\]]/g, '')).join(', ') || 'names and values'}`
}

function uniqueName(name: string, names: Set<string>): string {
  const number = [...names].filter(known => known === name || known.startsWith(`${name} (`)).length
  const unique = number === 0 ? name : `${name} (${number + 1})`
  names.add(unique)
  return unique
}

/** Numbers headings that repeat within a page, as code hosts do: `fixed`, `fixed-1`. */
function uniqueId(id: string, ids: Set<string>): string {
  let unique = id
  for (let number = 1; ids.has(unique); number++) unique = `${id}-${number}`
  ids.add(unique)
  return unique
}

/** The headings of the second level, with their ids. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: title.replace(/<[^>]*>/g, ''),
  }))
