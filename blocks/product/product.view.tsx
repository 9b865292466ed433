import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { useLazy } from '../kit/element/use-lazy'
import { enhanceProduct } from './product.enhance'
import type { ProductData } from './product.schema'

export function Product({ serverNodes, ...product }: ProductData & ServerContent): ReactElement {
  const isServerRendered = serverNodes.some(node => node instanceof Element)
  const drawn = useLazy(loadNewProduct, !isServerRendered)
  const sticky = useLazy(loadStickyButton, product.stickyButton)
  return (
    <>
      {isServerRendered ? (
        <Enhanced className="product__served" nodes={serverNodes} enhance={enhanceProduct} data={product} />
      ) : (
        drawn && <drawn.NewProduct key={JSON.stringify(product)} {...product} />
      )}
      {sticky && <sticky.StickyButton />}
    </>
  )
}

/** Most products are in the server's HTML. */
const loadNewProduct = () => import('./product.new')

const loadStickyButton = () => import('./product.sticky')
