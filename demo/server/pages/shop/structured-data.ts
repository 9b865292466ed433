import { html, raw } from 'hono/html'
import type { WireProduct } from '../../../../src/calls/products.ts'
import type { Reviews } from '../../database/reviews.ts'
import { isSoldOut } from '../../store/prices.ts'
import { money } from '../../store/show-product.ts'
import type { Html } from '../page.ts'

/** A product as schema.org data, for search engines. */
export function productData(product: WireProduct, origin: string, reviews: Reviews): Html {
  const { title, excerpt, fullUrl, images, variants } = product
  return jsonLd({
    '@type': 'Product',
    name: title,
    description: excerpt,
    url: origin + fullUrl,
    image: images.map(({ src }) => origin + src),
    brand: { '@type': 'Brand', name: 'Tarn' },
    offers: variants.map(variant => ({
      '@type': 'Offer',
      sku: variant.sku,
      price: money(variant.onSale ? variant.salePrice : variant.price).value,
      priceCurrency: product.currency,
      availability: `https://schema.org/${isSoldOut([variant]) ? 'OutOfStock' : 'InStock'}`,
      url: origin + fullUrl,
    })),
    ...(reviews.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (reviews.starTenths / 10).toFixed(1),
        reviewCount: reviews.count,
      },
    }),
  })
}

/** The product list as schema.org data. */
export function listData(products: readonly WireProduct[], origin: string): Html {
  return jsonLd({
    '@type': 'ItemList',
    itemListElement: products.map(({ title, fullUrl }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + fullUrl,
    })),
  })
}

function jsonLd(data: Readonly<Record<string, unknown>>): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // Nothing in the data may end the script.
  return html`<script type="application/ld+json">${raw(json.replaceAll('<', '\\u003c'))}</script>`
}
