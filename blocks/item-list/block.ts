import type { BlockManifest } from '../../src/spec/block-manifest'

const ALTS = { bench: 'Vessels on a low bench', book: 'A green bowl on two books' } as const

const card = (name: keyof typeof ALTS, title: string, text: string): string => `    <li>
      <img src="/pictures/${name}.webp" width="1500" height="1000" alt="${ALTS[name]}" loading="lazy">
      <h3>${title}</h3>
      <p>${text}</p>
      <a href="/#visit">More</a>
    </li>`

const CARDS = [
  card('bench', 'Throwing', 'Six evenings at the wheel, from the first lump of clay to a set of cups.'),
  card('book', 'Reading room', 'Catalogues, glaze recipes and a chair by the window.'),
  card('bench', 'Open bench', 'Bring your own work. Tools, clay and kiln space are here.'),
  card('book', 'Glazes', 'Ash, iron and a good deal of patience.'),
  card('bench', 'Firing', 'Two nights with the wood kiln, soup included.'),
]

const list = (attributes: string, cards = CARDS): string =>
  `<ashlar-item-list ${attributes}>\n  <ul>\n${cards.join('\n')}\n  </ul>\n</ashlar-item-list>`

export default {
  title: 'Item list',
  group: 'Text and layout',
  description: 'A list of items as cards, as a carousel or as a banner slideshow.',
  withoutScripts: 'cards in a grid or a row to scroll',
  budget: 4850,
  events: ['change'],
  legacy: {
    types: [],
    names: [],
    carriers: '.user-items-list:has(.list-item)',
    bare: '[data-controller^="UserItemsList"]:has(.list-item)',
  },
  examples: [
    {
      title: 'Cards',
      note: 'The list of the server, in up to three columns.',
      source: list('', CARDS.slice(0, 3)),
    },
    {
      title: 'Carousel',
      note: 'A row that scrolls by arrows, fingers and keyboard.',
      source: list(`data-block-json='{"design":"carousel","label":"Courses"}'`),
    },
    {
      title: 'Banner slideshow',
      note: 'One slide at a time. It advances every six seconds until the visitor pauses it, touches it or focuses something in it.',
      source: list(
        `data-block-json='{"design":"banner-slideshow","label":"This season","autoplay":6,"loop":true}'`,
        CARDS.slice(0, 3),
      ),
    },
    {
      title: 'From JSON',
      note: 'A custom property reserves the height.',
      source: `<ashlar-item-list style="--ashlar-item-list-room: 24rem" data-block-json='{
  "design": "carousel",
  "label": "From the shop",
  "columns": 2,
  "items": [
    { "title": "Moon jar", "description": "White slip on stoneware.", "image": { "src": "/pictures/bench.webp", "alt": "Vessels on a low bench", "width": 1500, "height": 1000 }, "button": { "text": "See the jar", "href": "/#visit" } },
    { "title": "Tea bowl", "description": "Ash glaze.", "image": { "src": "/pictures/book.webp", "alt": "A green bowl on two books", "width": 1500, "height": 1000 } },
    { "title": "Commissions", "description": "Write to us. We answer within a week.", "button": { "text": "Write", "href": "mailto:studio@example.com" } }
  ]
}'></ashlar-item-list>`,
    },
  ],
} satisfies BlockManifest

/** The details of the block's events. */
export interface ItemListEvents {
  /** Another item comes first in the view. */
  readonly change: { readonly index: number; readonly previous: number }
}
