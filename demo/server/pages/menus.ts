import { html, raw } from 'hono/html'
import type { Html, Page, View } from './page.ts'

const SITE_NAVIGATION = [
  ['#work', 'Work'],
  ['#questions', 'Questions'],
  ['#journal', 'Journal'],
  ['#visit', 'Visit'],
  ['/shop', 'Shop'],
] as const

const SHOP_NAVIGATION = [
  ['/shop', 'Shop'],
  ['/#work', 'Work'],
  ['/#journal', 'Journal'],
  ['/account', 'Account'],
  ['/search', 'Search'],
] as const

/** All test pages are linked from the list of blocks and from every footer. */
const QA_NAVIGATION = [
  ['/blocks', 'Blocks'],
  ['/loading', 'Loading'],
  ['/errors', 'Errors'],
  ['/board', 'Board'],
  ['/look', 'Look'],
  ['/theme', 'Theme'],
  ['/shop', 'Shop'],
  ['#pages', 'All pages'],
] as const

/** The entries of the main menu, by the page's frame. */
export const MENUS = { site: SITE_NAVIGATION, shop: SHOP_NAVIGATION, qa: QA_NAVIGATION } as const

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
