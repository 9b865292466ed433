import { createElement, type ReactElement } from 'react'
import type { ProductPicture } from './product.schema'

/** The gallery of a product with several pictures, as its server would write it. */
const GALLERY = {
  'data-load': 'eager',
  'data-block-json': '{"design":"slideshow","thumbnails":true,"aspectRatio":100,"label":"Pictures"}',
}

/** A product's pictures: one alone, or in a gallery. Until that is up, they are a row to scroll. */
export function ProductPictures({
  images,
}: {
  readonly images: readonly ProductPicture[]
}): ReactElement | null {
  const [only, ...more] = images
  if (!only) return null
  return (
    <div className="ProductItem-pictures">
      {more.length === 0 ? (
        <Picture {...only} />
      ) : (
        createElement(
          'ashlar-gallery',
          GALLERY,
          images.map((image, at) => (
            <figure key={at}>
              <Picture {...image} />
            </figure>
          )),
        )
      )}
    </div>
  )
}

function Picture({ src, alt, dimensions }: ProductPicture): ReactElement {
  const [width, height] = dimensions.split('x').map(Number)
  return (
    <img
      className="ProductItem-picture"
      src={src}
      alt={alt}
      {...(width && height ? { width, height } : {})}
      data-image={src}
      data-image-dimensions={dimensions}
    />
  )
}
