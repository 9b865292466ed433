import { createElement, type ReactElement } from 'react'
import type { ProductPicture } from './product.schema'

/** Data of the gallery for a product with several images. */
const GALLERY = {
  'data-load': 'eager',
  'data-block-json': '{"design":"slideshow","thumbnails":true,"aspectRatio":100,"label":"Pictures"}',
}

/**
 * A product's images: a single one, or a gallery. Until the gallery has loaded, they are a scrollable row.
 */
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
