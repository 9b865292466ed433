import { safeHref } from '../../src/data/fields/safe-href'

/** A piece of the words that say who made a map. */
export interface Credit {
  readonly text: string
  readonly href?: string
}

const LINK = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]*)[^>]*>([\s\S]*?)<\/a\s*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/** Reads an attribution as makers of maps ask for it, text with links, without ever making it markup. */
export function readAttribution(html: string, base: string): Credit[] {
  const credits: Credit[] = []
  let end = 0
  const add = (markup: string, href?: string): void => {
    const text = plain(markup)
    if (text) credits.push(href ? { text, href } : { text })
  }
  for (const { index, 0: whole, 1: href = '', 2: words = '' } of html.matchAll(LINK)) {
    add(html.slice(end, index))
    add(words, safeHref(plain(href), base))
    end = index + whole.length
  }
  add(html.slice(end))
  return credits
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
}
