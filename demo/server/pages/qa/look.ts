import { html, raw } from 'hono/html'
import { introduction } from '../markup-examples.ts'
import type { Html, Page, View } from '../page.ts'
import { type ReadPage, readPage } from './block-states.ts'

export const LOOK = '/look'

/** How the wall shows the blocks. */
export interface Wall {
  /** The width of each frame, in px. */
  readonly width: '390' | '1280'
  readonly scheme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  /** The name of the only page to show, such as `form`; empty for all pages. */
  readonly page: string
}

const CHOICES = {
  width: ['390', '1280'],
  scheme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
} as const

/** Reads the choices of a request; the first of each is the default. */
export function wallOf(query: (name: string) => string | undefined): Wall {
  const choose = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find(value => value === query(name)) ?? values[0]
  return {
    width: choose('width', CHOICES.width),
    scheme: choose('scheme', CHOICES.scheme),
    direction: choose('direction', CHOICES.direction),
    page: query('page') ?? '',
  }
}

/** All states of all blocks as one wall, each in a frame of its own. */
export const lookPage = (pages: readonly Page[], wall: Wall): Page => ({
  path: LOOK,
  title: 'Look',
  description: 'All blocks in all states, on narrow and wide screens, light and dark, in both directions.',
  frame: 'qa',
  styles: ['look.css'],
  scripts: ['look.js'],
  body: view => html`${introduction('Look', 'All blocks in all states, as one wall.')}
    ${choices(wall)}${frames(pages, wall, view)}`,
})

function choices(wall: Wall): Html {
  const links = Object.entries(CHOICES).map(
    ([name, values]) =>
      html`<ul>${values.map(value => {
        const current = wall[name as keyof typeof CHOICES] === value ? raw(' aria-current="true"') : ''
        return html`<li><a href="${LOOK}?${new URLSearchParams({ ...wall, [name]: value })}"${current}>${value}</a></li>`
      })}</ul>`,
  )
  return html`<nav class="wall__choices" aria-label="Frames">${links}</nav>`
}

async function frames(pages: readonly Page[], wall: Wall, view: View): Promise<Html> {
  const wanted = pages.filter(
    ({ path, frame }) => frame === 'qa' && (!wall.page || nameOf(path) === wall.page),
  )
  const read = await Promise.all(wanted.map(page => readPage(page, view)))
  return html`${read.filter(({ states }) => states.length > 0).map(page => row(page, wall, view))}`
}

function row({ page, states }: ReadPage, wall: Wall, { flavour }: View): Html {
  const own = new URLSearchParams({ ...wall, page: nameOf(page.path) })
  return html`<section aria-labelledby="wall-${nameOf(page.path)}">
    <h2 id="wall-${nameOf(page.path)}"><a href="${LOOK}?${own}">${page.title}</a></h2>
    <div class="wall" data-width="${wall.width}">${states.map(({ title, href }) => {
      const [path = '', id = ''] = href.replace(/\?[^#]*/, '').split('#')
      const query = new URLSearchParams({
        only: id,
        scheme: wall.scheme,
        ...(flavour === 'lite' && { flavour }),
        ...(wall.direction === 'rtl' && { lang: 'ar' }),
      })
      return html`<figure class="wall__tile">
        <figcaption><a href="${href}">${raw(title)}</a></figcaption>
        <iframe src="${path}?${query}" title="${page.title}: ${raw(title)}" loading="lazy"></iframe>
      </figure>`
    })}</div>
  </section>`
}

/** `/blocks/form` → `form`. */
const nameOf = (path: string): string => path.replace(/^\/(blocks\/)?/, '').replaceAll('/', '-')
