import { TEXT } from './page-html.mjs'

const FIRST_UP = `!!document.querySelector('ashlar-accordion [aria-expanded]')`
// The block itself: an upgrade replaces its children. Its middle is the title of its second item.
const LAST = `[...document.querySelectorAll('ashlar-accordion, .accordion')].at(-1)`
const LAST_TITLE = `[...document.querySelectorAll('summary, [aria-expanded]')].at(-1)`
const LAST_OPEN = `!!${LAST}.querySelector('[open], [aria-expanded=true]')`

/** Many accordions, the last one far below the fold. */
export const ACCORDIONS = [200, 1000].flatMap(count => {
  const group = `${count} accordions of 3 items, no network limit`
  const probe = { name: 'last', group: 1, act: `${LAST_TITLE}.click()`, done: LAST_OPEN }
  const page = { group, isUnlimited: true, clicks: [{ name: 'last', target: LAST, done: LAST_OPEN }] }
  return [
    {
      ...page,
      name: `accordions-${count}-plain`,
      title: 'plain HTML',
      main: repeat(count, index => `<div class="accordion">${items(index)}</div>`),
      probes: [{ name: 'first', done: `!!document.querySelector('details')` }, probe],
    },
    {
      ...page,
      name: `accordions-${count}`,
      title: 'Ashlar, mounted near the viewport',
      flavour: 'react',
      main: repeat(count, index => accordion(index)),
      probes: [{ name: 'first', done: FIRST_UP }, probe],
    },
  ]
})

/** An accordion of three items, as a server writes it. */
export function accordion(index, attributes = '') {
  return `<ashlar-accordion data-block-json="{}"${attributes}>${items(index)}</ashlar-accordion>`
}

function repeat(count, block) {
  return Array.from({ length: count }, (_, index) => block(index + 1)).join('\n')
}

function items(index) {
  const item = number =>
    `<details name="a${index}"><summary>Item ${index}.${number}</summary><p>${TEXT}</p></details>`
  return [1, 2, 3].map(item).join('')
}
