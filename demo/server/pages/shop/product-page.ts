import { html } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import { ITEM_TYPES } from '../../../../src/site/item-types.ts'
import type { StoredProduct } from '../../database/products.ts'
import type { Reviews, StoredReview } from '../../database/reviews.ts'
import type { Html, Page } from '../page.ts'
import {
  addToCartForm,
  type Chosen,
  productImage,
  productMark,
  productMeasures,
  productPrice,
} from './product-markup.ts'
import { alsoBoughtList } from './shop-page.ts'
import { productData } from './structured-data.ts'

export interface ProductView {
  readonly product: WireProduct
  readonly text: StoredProduct['details']['text']
  readonly reviews: Reviews
  /** Products bought by the same buyers. */
  readonly alsoBought: readonly WireProduct[]
  readonly origin: string
  readonly chosen?: Chosen
  /** Why the product was not added to the cart. */
  readonly problem?: string
}

const NOTHING_CHOSEN: Chosen = { options: {}, quantity: '1' }

/** Renders a product page. */
export function productPage({
  product,
  text,
  reviews,
  alsoBought,
  origin,
  chosen,
  problem,
}: ProductView): Page {
  return {
    path: product.fullUrl,
    title: product.title,
    description: product.excerpt,
    frame: 'shop',
    context: {
      collectionId: product.collectionId,
      itemId: product.itemId,
      item: { id: product.itemId, recordType: ITEM_TYPES.storeItem },
    },
    body: page => html`<nav class="crumbs" aria-label="Where you are"><a href="${page.link('/shop')}">Shop</a> / ${product.title}</nav>
    <ashlar-product data-block-json="${JSON.stringify(product)}">
      <article class="ProductItem" data-item-id="${product.itemId}">
        ${pictures(product)}
        <div class="ProductItem-details">
          <h1 class="ProductItem-details-title">${product.title}</h1>
          ${productPrice(product)}${productMark(product)}
          <div class="ProductItem-details-excerpt">
            <p class="lead">${product.excerpt}</p>
            ${text.map(paragraph => html`<p>${paragraph}</p>`)}
          </div>
          ${productMeasures(product)}
          ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
          ${addToCartForm(product, chosen ?? NOTHING_CHOSEN)}
        </div>
      </article>
    </ashlar-product>
    ${reviewList(product.itemId, reviews)}
    ${alsoBoughtList(alsoBought, page)}
    ${productData(product, origin, reviews)}`,
  }
}

/** The product's pictures as a gallery with lightbox; without scripts, a scrollable row. */
function pictures({ images }: WireProduct): Html {
  const data = {
    design: 'slideshow',
    thumbnails: images.length > 1,
    lightbox: true,
    label: 'Pictures',
    aspectRatio: 100,
  }
  return html`<div class="ProductItem-pictures">
    <ashlar-gallery data-load="eager" data-block-json="${JSON.stringify(data)}">${images.map(
      (image, index) =>
        html`<figure>${productImage(image, { sizes: '(min-width: 48rem) 34rem, 100vw', eager: index === 0, name: 'ProductItem-picture' })}</figure>`,
    )}</ashlar-gallery>
  </div>`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function reviewList(itemId: string, { count, starTenths, starCounts, newest }: Reviews): Html {
  if (count === 0) return html``
  return html`<ashlar-product-reviews data-block-json="${JSON.stringify({ itemId })}"><section class="reviews" aria-labelledby="reviews-title">
    <h2 id="reviews-title">Reviews</h2>
    <div class="reviews__summary">
      <p class="reviews__average"><meter aria-hidden="true" min="0" max="5" value="${starTenths / 10}"></meter>${(starTenths / 10).toFixed(1)} of 5 stars, from ${count} ${count === 1 ? 'review' : 'reviews'}.</p>
      ${count > 1 ? distribution(starCounts) : ''}
    </div>
    ${newest.map(review)}
  </section></ashlar-product-reviews>`
}

function distribution(starCounts: readonly number[]): Html {
  const max = Math.max(...starCounts)
  return html`<ul class="reviews__distribution">${[5, 4, 3, 2, 1].map(stars => {
    const count = starCounts[stars - 1] ?? 0
    return html`<li><span>${stars} ${stars === 1 ? 'star' : 'stars'}</span> <meter aria-hidden="true" min="0" max="${max}" value="${count}"></meter> <span>${count}</span></li>`
  })}</ul>`
}

function review({ stars, author, title, body, createdAt }: StoredReview): Html {
  return html`<article class="review">
    <p class="stars"><span aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span><span class="visually-hidden">${stars} of 5 stars</span></p>
    ${title ? html`<h3>${title}</h3>` : ''}
    ${body ? html`<p class="review__text">${body}</p>` : ''}
    <p class="review__author">${author || 'A buyer'}, <time datetime="${createdAt.toISOString()}">${day.format(createdAt)}</time></p>
  </article>`
}
