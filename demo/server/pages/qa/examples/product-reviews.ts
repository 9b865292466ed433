import { html } from 'hono/html'
import { PAGE_TYPES } from '../../../../../src/site/page-types.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const REVIEWS = [
  {
    stars: 5,
    author: 'Ingrid',
    title: 'It pours',
    body: 'No drip, no dribble.\nThe lid stays on.',
    created: Date.UTC(2026, 4, 3),
  },
  {
    stars: 4,
    author: 'Piet',
    title: 'Keeps its heat',
    body: 'An hour later it is still too hot to drink. Heavier than it looks.',
    created: Date.UTC(2026, 2, 21),
  },
  { stars: 3, author: '', title: '', body: 'Smaller than I thought.', created: Date.UTC(2026, 1, 14) },
]

const stars = [1, 2, 3, 4, 5]
  .map(
    count =>
      `<label><input type="radio" name="stars" value="${count}" required> <span>${count} ${count === 1 ? 'star' : 'stars'}</span></label>`,
  )
  .join('\n      ')

const VARIANTS: readonly Variant[] = [
  {
    title: 'The server’s form',
    note: 'The stars are its radio buttons and required. The order does not exist, so the backend refuses the review.',
    source: `<ashlar-product-reviews data-block-json='${json({ orderId: 'none' })}'>
  <form class="review-form" method="post" action="/order/none/review">
    <input type="hidden" name="itemId" value="teapot">
    <fieldset class="rating"><legend>Stars</legend>
      ${stars}
    </fieldset>
    <label>Headline <input name="title" maxlength="120"></label>
    <label>Your review <textarea name="body" rows="4" maxlength="4000"></textarea></label>
    <button>Send review</button>
  </form>
</ashlar-product-reviews>`,
  },
  {
    title: 'A request for reviews',
    note: 'The page type is a review request: one form per product of the order.',
    source: `<ashlar-product-reviews style="min-block-size: 6rem" data-block-json='${json({
      orderId: 'none',
      items: [
        { itemId: 'teapot', title: 'Teapot' },
        { itemId: 'vases', title: 'Bud vases' },
      ],
    })}'></ashlar-product-reviews>`,
  },
  {
    title: 'Nothing to review',
    note: 'An order whose products have all been reviewed.',
    source: `<ashlar-product-reviews data-block-json='${json({ orderId: 'none', items: [] })}'>
  <p>There are no products to review</p>
</ashlar-product-reviews>`,
  },
  {
    title: 'Reviews from JSON',
    note: 'Text is never interpreted as HTML; dates use the page’s language.',
    source: `<ashlar-product-reviews style="min-block-size: 28rem" lang="en-GB" data-block-json='${json({ count: 23, starTenths: 43, starCounts: [1, 1, 2, 5, 14], reviews: REVIEWS })}'></ashlar-product-reviews>`,
  },
]

/** All variants of product reviews. */
const productReviewsPage: Page = {
  path: '/blocks/product-reviews',
  title: 'Product reviews',
  description: 'The product reviews block in all its variants.',
  context: { pageType: PAGE_TYPES.reviewsRequest },
  frame: 'qa',
  body: () =>
    html`${introduction('Product reviews', 'Reviews and the review form.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [productReviewsPage]
