import { readFileSync } from 'node:fs'
import type { Block } from '../../../runtime/build/blocks.ts'
import { type PageWeight, weightOf } from './weight.ts'

/** A whole page of `demo/examples`: HTML, one style sheet and one script tag. */
export interface WholePage {
  /** Its folder. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly html: string
  readonly css: string
  /** The blocks that it shows, without those that a click opens. */
  readonly blocks: readonly string[]
  readonly weight: Readonly<Record<'react' | 'lite', PageWeight>>
}

/** The folders in the order of the documentation, with titles. */
const TITLES = {
  studio: 'A studio and its work',
  restaurant: 'A restaurant with menus and a map',
  shop: 'A shop',
  conference: 'A conference',
  magazine: 'A magazine',
  moved: 'A page moved from a site builder',
} as const

const DESCRIPTIONS: Readonly<Record<keyof typeof TITLES, string>> = {
  studio:
    'Furniture and stoneware in rows that end flush, a lightbox, a quotation, and a form that posts to its own server.',
  restaurant:
    'Menus as tabs, a carousel of plates, opening hours, a map and a table booking. Neither map nor booking asks another host before the visitor does.',
  shop: 'Products with prices and labels, variants with stock, a cart in a drawer, news above the header, a newsletter.',
  conference:
    'A calendar of the programme, talks in a carousel, dates of a tour, and prices that switch between two groups.',
  magazine: 'Lead stories as a slideshow, a pull quote, a chart made of a table, summaries and an archive.',
  moved:
    'The markup is the builder’s own: image, marquee, gallery, menu, accordion and quote come alive by one attribute of the tag.',
}

/** The names of all whole pages. */
export const WHOLE_PAGES = Object.keys(TITLES) as readonly (keyof typeof TITLES)[]

/** Whether a page has a dark scheme beside the light one. */
export const hasDark = (name: string): boolean =>
  readFileSync(`${FOLDER}/${name}/style.css`, 'utf8').includes('color-scheme: light dark')

const FOLDER = `${import.meta.dirname}/../../../demo/examples`

/** Reads the whole pages with the weight of the build in `dist/`. */
export function readWholePages(blocks: readonly Block[]): readonly WholePage[] {
  return WHOLE_PAGES.map(name => {
    const html = readFileSync(`${FOLDER}/${name}/index.html`, 'utf8')
    const css = readFileSync(`${FOLDER}/${name}/style.css`, 'utf8')
    const shown = blocksIn(html, blocks)
    const weight = (flavour: 'react' | 'lite') => weightOf({ name, html, css }, flavour)
    return {
      name,
      title: TITLES[name],
      description: DESCRIPTIONS[name],
      html,
      css,
      blocks: shown,
      weight: { react: weight('react'), lite: weight('lite') },
    }
  })
}

/** The blocks of a page, by their tags or, on an adopted page, by the builder's classes. */
function blocksIn(html: string, blocks: readonly Block[]): readonly string[] {
  const isAdopted = /data-adopt="legacy"/.test(html)
  const shows = ({ name, legacy }: Block): boolean =>
    new RegExp(`<ashlar-${name}[\\s>]`).test(html) ||
    (isAdopted && (legacy?.types ?? []).some(type => html.includes(` sqs-block-${type}"`)))
  return blocks.filter(shows).map(({ name }) => name)
}
