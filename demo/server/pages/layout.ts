import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { safeHref } from '../../../src/data/fields/links.ts'
import { contextScript } from '../../../src/site/legacy-context.ts'
import { UNIT_SYSTEMS } from '../../../src/site/unit-systems.ts'
import { CURRENCY } from '../database/product-definition.ts'
import type { Services } from '../requests/services.ts'
import { UNIT_SYSTEM, WEBSITE_ID } from '../store/shop-settings.ts'
import { languageMenu, MENUS } from './menus.ts'
import type { Flavour, Html, Page, View } from './page.ts'
import { pagePolicy } from './page-policy.ts'
import { pages } from './pages.ts'
import { readSavedSite, type SiteLine } from './saved-site.ts'
import { inLanguage } from './words/words.ts'

const DIST = { react: '/dist', lite: '/dist/lite' } as const

const FRAME_STYLES = { site: 'home.css', qa: 'qa.css', shop: 'shop.css' } as const

/** The site context that every page shares. */
const CONTEXT = {
  website: {
    id: WEBSITE_ID,
    identifier: 'tarn',
    siteTitle: 'Tarn',
    timeZone: 'Europe/London',
    language: 'en-GB',
  },
  storeSettings: {
    defaultCurrency: CURRENCY,
    selectedCurrency: CURRENCY,
    measurementStandard: UNIT_SYSTEMS[UNIT_SYSTEM],
  },
} as const

const SCHEMES = ['light', 'dark'] as const

/** The view of a request: flavour and language from the query, and the owner's saved settings. */
export async function viewOf(context: Context, services: Services): Promise<View> {
  const flavour: Flavour = context.req.query('flavour') === 'lite' ? 'lite' : 'react'
  const language = /^[a-z-]{2,20}$/i.exec(context.req.query('lang') ?? '')?.[0] ?? 'en'
  const kept = new URLSearchParams({
    ...(flavour === 'lite' && { flavour }),
    ...(language !== 'en' && { lang: language }),
  })
  const only = /^[a-z0-9-]{1,80}$/.exec(context.req.query('only') ?? '')?.[0]
  const scheme = SCHEMES.find(name => name === context.req.query('scheme'))
  return {
    ...(only && { only }),
    ...(scheme && { scheme }),
    flavour,
    language,
    link: path => (kept.size && path.startsWith('/') ? `${path}?${kept}` : path),
    site: await readSavedSite(context, services),
  }
}

/**
 * Renders a whole page, with its own words in the view's language, and sets its policy for scripts and styles.
 *
 * @param isFixed whether the page's body is the same in every answer
 */
export async function layout(
  context: Context,
  page: Page,
  view: View,
  { isFixed = false } = {},
): Promise<string> {
  const inline = [
    ...(view.scheme ? [schemeStyle(view.scheme)] : []),
    ...(view.only ? [withoutAll(view.only)] : []),
  ]
  context.header('content-security-policy', await pagePolicy(page, isFixed, inline))
  return inLanguage(`${await pageOf(page, view)}`, view.language)
}

const schemeStyle = (scheme: string): string => `color-scheme: ${scheme}`

/** Stylesheets come before the boot script, so the page never blanks. */
function pageOf(page: Page, view: View): Html {
  const dist = DIST[view.flavour]
  return html`<!doctype html>
<html lang="${view.language}"${raw(view.language.startsWith('ar') ? ' dir="rtl"' : '')}${raw(view.scheme ? ` style="${schemeStyle(view.scheme)}"` : '')}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${page.path === '/' ? page.title : `${page.title} · Tarn`}</title>
    <meta name="description" content="${page.description}">
    ${page.isPrivate ? html`<meta name="robots" content="noindex">` : ''}
    <link rel="icon" href="/public/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/public/site.css">
    <link rel="stylesheet" href="/public/frame.css">
    ${[FRAME_STYLES[page.frame], ...(page.styles ?? [])].map(name => html`<link rel="stylesheet" href="/public/${name}">`)}
    <link rel="stylesheet" href="/dist/ashlar.css">
    ${page.scripts?.map(name => html`<script src="/public/${name}" defer></script>`) ?? ''}
    ${raw(contextScript({ ...CONTEXT, ...view.site.context, ...page.context }))}
    <script type="module" src="${dist}/boot.js"></script>
    ${view.only ? html`<style>${raw(withoutAll(view.only))}</style>` : ''}
  </head>
  <body class="${page.bodyClass ? `${page.frame} ${page.bodyClass}` : page.frame}">
    <a class="skip" href="#main">Skip to the content</a>
    ${line(view.site.header)}
    ${masthead(page, view)}
    <main id="main" tabindex="-1">${page.body(view)}</main>
    ${footer(page, view)}
    ${languageMenu(page, view)}
    ${line(view.site.footer)}
  </body>
</html>`
}

/** Hides everything but one section's stage. */
const withoutAll = (id: string): string => `
  body { display: block; background: none }
  body > :not(main), main > :not(#${id}), #${id} > :not(.stage) { display: none !important }
  #${id} { padding: 0; border: 0 }
  .stage { max-inline-size: none }`

/** The owner's text above or below every page. */
function line({ text, link }: SiteLine): Html | string {
  if (!text) return ''
  const href = safeHref(link, ANY_PAGE)
  return html`<p class="site-line">${href ? html`<a href="${href}">${text}</a>` : text}</p>`
}

/** A base for relative links, which are safe on any page. */
const ANY_PAGE = 'https://site.invalid/'

function masthead(page: Page, { link }: View): Html {
  return html`<header class="masthead">
    <a class="wordmark" href="${link('/')}">Tarn</a>
    <nav class="menu" aria-label="Main">
      <ul>${MENUS[page.frame].map(
        ([path, name]) => html`<li><a href="${link(path)}"${current(path, page.path)}>${name}</a></li>`,
      )}</ul>
    </nav>
    ${page.corner ?? ''}
  </header>`
}

/** Marks the menu entry of the current page or of its section. */
function current(entry: string, path: string): Html | string {
  if (entry === path) return raw(' aria-current="page"')
  return path.startsWith(`${entry}/`) ? raw(' aria-current="true"') : ''
}

/** Path and title of each test page. */
function testPages(): (readonly [path: string, name: string])[] {
  return pages.filter(({ frame }) => frame === 'qa').map(({ path, title }) => [path, title])
}

/** The footer's text for each flavour: whole sentences, so that they can be translated. */
const TEXTS = {
  react: { runsOn: 'This page runs on React.', tryIt: 'Try it on React' },
  lite: { runsOn: 'This page runs on Preact.', tryIt: 'Try it on Preact' },
} as const

function footer(page: Page, { flavour, link }: View): Html {
  const other = flavour === 'lite' ? 'react' : 'lite'
  return html`<footer class="footer">
    <div class="footer__studio" id="visit">
      <p class="wordmark">Tarn</p>
      <p>The Old Smithy, Beck Lane<br>Open Thursday to Saturday, ten to five</p>
    </div>
    <nav class="footer__pages" id="pages" aria-label="Test pages">
      <ul>${testPages().map(([path, name]) => html`<li><a href="${link(path)}">${name}</a></li>`)}</ul>
    </nav>
    <p class="footer__note">
      <a href="/docs/">Documentation</a> · <a href="/docs/examples/">Whole example pages</a>
    </p>
    <p class="footer__note">
      <span>A fictional studio, for testing Ashlar’s blocks.</span>
      <span>${TEXTS[flavour].runsOn}</span>
      <a href="${page.path}${other === 'lite' ? '?flavour=lite' : ''}">${TEXTS[other].tryIt}</a>
    </p>
  </footer>`
}
