import { html, raw } from 'hono/html'
import type { Html, Page, View } from './page.ts'

/** Links to the owner's languages, each under its own name. */
export function languageMenu({ path }: Page, { site, language, flavour }: View): Html | string {
  if (site.languages.length < 2) return ''
  const links = site.languages.map(tag => {
    const query = new URLSearchParams({ ...(flavour === 'lite' && { flavour }), lang: tag })
    const current = tag === language ? raw(' aria-current="true"') : ''
    return html`<li><a href="${path}?${query}" hreflang="${tag}" lang="${tag}"${current}>${nameOf(tag)}</a></li>`
  })
  return html`<nav class="languages" aria-label="Languages"><ul>${links}</ul></nav>`
}

const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
