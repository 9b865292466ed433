import { ACCORDIONS } from './accordion-pages.mjs'
import { CONTENT } from './content-pages.mjs'
import { FORMS } from './form-pages.mjs'
import { GALLERIES } from './gallery-pages.mjs'
import { TEXT } from './page-html.mjs'

/**
 * @typedef {object} Page
 * @property {string} name its place in the address
 * @property {string} group the table it belongs to
 * @property {string} title its row
 * @property {'react' | 'lite'} [flavour] the build it loads; none for plain HTML
 * @property {boolean} [isUnlimited] loads without the slow link: the processor alone is measured
 * @property {(build?: string) => string} [head] what the head holds besides the script tag
 * @property {string} main what follows the heading
 * @property {string} [document] the whole page, in place of `head` and `main`
 * @property {Probe[]} [probes]
 * @property {Click[]} [clicks]
 */

/**
 * @typedef {object} Probe what is tried from the start until it answers; expressions run in the page
 * @property {string} name
 * @property {number} [group] probes of one group share a load
 * @property {string} [act]
 * @property {string} done
 */

/**
 * @typedef {object} Click a real click on the quiet page; expressions run in the page
 * @property {string} name
 * @property {string} target the element
 * @property {string} [done] whether the answer shows
 * @property {string} [type] what is typed after the click
 * @property {number} [wait] milliseconds until the next click
 */

const BOOT = { group: 'Boot: a page without blocks', main: `<p>${TEXT}</p>`.repeat(6) }

/** @type {Page[]} */
export const PAGES = [
  { ...BOOT, name: 'empty', title: 'no script' },
  { ...BOOT, name: 'boot', title: 'Ashlar', flavour: 'react' },
  ...GALLERIES,
  ...CONTENT,
  ...FORMS,
  ...ACCORDIONS,
].flatMap(inBothFlavours)

/** A page with blocks once with React and once with Preact; any other as it is. */
export function inBothFlavours(page) {
  if (!page.flavour) return [page]
  return [
    { ...page, title: `${page.title}, React` },
    { ...page, name: `${page.name}-lite`, flavour: 'lite', title: `${page.title}, Preact` },
  ]
}
