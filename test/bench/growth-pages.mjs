import { PICTURES } from '../../demo/pictures/catalogue.ts'
import { accordion } from './accordion-pages.mjs'
import { small } from './gallery-pages.mjs'

const COUNTS = [1, 10, 100, 1000, 5000]
const MOST_MOUNTED = 1000
const PICTURE_NAMES = Object.keys(PICTURES)

/**
 * Growing pages: so many accordions, as they stand and all mounted, and one gallery of so many pictures. `amount` is the
 * horizontal axis of the chart.
 *
 * @type {import('./pages.mjs').Page[]}
 */
export const GROWTH = COUNTS.flatMap(amount => [
  page(
    'accordions',
    amount,
    repeat(amount, index => accordion(index)),
  ),
  // Mounting 5,000 at once takes minutes.
  ...(amount > MOST_MOUNTED ? [] : [mounted(amount)]),
  page(
    'pictures',
    amount,
    `<ashlar-gallery data-block-json='{"design":"grid"}'>${repeat(amount, index => small(PICTURE_NAMES[index % PICTURE_NAMES.length]))}</ashlar-gallery>`,
    `document.querySelectorAll('.gallery__cell').length === ${amount}`,
  ),
])

function mounted(amount) {
  const main = repeat(amount, index => accordion(index, ' data-load="eager"'))
  const done = `document.querySelectorAll('[aria-expanded]').length === ${3 * amount}`
  return page('mounted-accordions', amount, main, done)
}

function page(kind, amount, main, done) {
  return {
    name: `growth-${kind}-${amount}`,
    kind,
    amount,
    group: `Growth: ${kind}`,
    title: `${amount}`,
    flavour: 'react',
    isUnlimited: true,
    until: done ?? `!!document.querySelector('[aria-expanded]')`,
    main,
  }
}

function repeat(count, part) {
  return Array.from({ length: count }, (_, index) => part(index)).join('\n')
}
