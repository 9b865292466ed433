import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { picture, plainPicture } from '../../picture.ts'

const SQUARE = 'inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover'
const WORK: readonly PictureName[] = ['bowls', 'cups', 'plates', 'jar', 'stool', 'bench']

const VISITS = `<ul class="events">
    <li><a href="/#visits">Opening the kiln</a> <time datetime="2027-12-05T10:00:00Z">5 December 2027, 10:00</time></li>
    <li><a href="/#visits">First bowls on the wheel</a> <time datetime="2027-12-12T10:00:00Z">12 December 2027, 10:00</time></li>
  </ul>`

/** A post as a hosted builder exports it, with pictures that a script loads. */
const post = (title: string, name: PictureName): string => `<article>
    <h3><a href="/#journal">${title}</a></h3>
    <div class="content-fill" style="overflow: hidden; aspect-ratio: 1.6">
      <noscript>${plainPicture(name)}</noscript>
      <img data-src="/pictures/${name}.webp" data-image-dimensions="1600x1000" alt="${PICTURES[name].alt}">
    </div>
  </article>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'A gallery’s list',
    note: 'The pictures become a gallery with a lightbox; the text above stays.',
    source: `<div data-ashlar="gallery-list" data-block-json='${json({ design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true, lightbox: true })}'>
  <p>Six of the year’s pieces.</p>
  <ul class="gallery-list">
${WORK.map(name => `    <li>${plainPicture(name, SQUARE)}</li>`).join('\n')}
  </ul>
</div>`,
  },
  {
    title: 'A blog’s list',
    note: 'Lazy pictures are loaded, and the blocks inside posts are upgraded.',
    source: `<div data-ashlar="blog-list" style="display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.5rem">
  ${post('Sixty hours of fire', 'shelf')}
  ${post('The colour of the beck', 'tarn')}
</div>`,
  },
  {
    title: 'A product',
    note: 'Options, quantity and button in the markup of a hosted builder.',
    source: `<div data-ashlar="product-item">
  ${picture('cups', { sizes: '12rem', style: SQUARE })}
  <div class="ProductItem-details">
    <h3 class="ProductItem-details-title">Three cups</h3>
    <div class="product-variants" data-item-id="cups" data-variants='${json([
      {
        id: 'ash',
        sku: 'CUPS-ASH',
        price: 8400,
        unlimited: true,
        attributes: { Glaze: 'Ash' },
        optionValues: [{ optionName: 'Glaze', value: 'Ash' }],
      },
      {
        id: 'slip',
        sku: 'CUPS-SLIP',
        price: 9200,
        qtyInStock: 0,
        attributes: { Glaze: 'Slip' },
        optionValues: [{ optionName: 'Glaze', value: 'Slip' }],
      },
    ])}'>
      <label>Glaze <select data-variant-option-name="Glaze"><option>Ash</option><option>Slip</option></select></label>
    </div>
    <div class="product-quantity-input" data-item-id="cups"><label>Quantity <input type="number" min="1" max="9999" value="1"></label></div>
    <p class="product-stock" role="status"></p>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="cups" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
    <p class="product-message" role="status"></p>
  </div>
</div>`,
  },
  {
    title: 'A list of events',
    note: 'Past events are hidden.',
    source: `<div data-ashlar="events-list">
  ${VISITS}
</div>`,
  },
  {
    title: 'A calendar of events',
    note: 'The list of events becomes a calendar on first interaction.',
    source: `<div data-ashlar="events-calendar" data-load="interaction" data-block-json='${json({ month: '2027-12', label: 'Visits by month' })}'>
  ${VISITS}
</div>`,
  },
  {
    title: 'A page of results',
    note: 'The field contains the query from the address, and suggests results while typing.',
    source: `<div data-ashlar="search-page">
  <form role="search" action="/search">
    <label for="view-search">Search the site</label> <input type="search" id="view-search" name="q"> <button>Search</button>
  </form>
</div>`,
  },
]

/** The collection views, adopted by the names on their root elements. */
const collectionViewsPage: Page = {
  path: '/collection-views',
  title: 'Collection views',
  description: 'The views of a collection: products, posts, galleries, events, results.',
  frame: 'qa',
  styles: ['collection-views.css'],
  body: () =>
    html`${introduction('Collection views', 'The class name on a view’s root element activates its blocks.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [collectionViewsPage]
