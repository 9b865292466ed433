import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { useLazy } from '../kit/element/use-lazy'
import { enhanceProduct } from './product.enhance'
import type { ProductData } from './product.schema'

export function Product({ serverNodes, ...product }: ProductData & ServerContent): ReactElement {
  const isServerRendered = serverNodes.some(node => node instanceof Element)
  const fromJson = useLazy(loadProductFromJson, !isServerRendered)
  const sticky = useLazy(loadStickyButton, product.stickyButton)
  return (
    <>
      {isServerRendered ? (
        <Enhanced className="product__served" nodes={serverNodes} enhance={enhanceProduct} data={product} />
      ) : (
        fromJson && <fromJson.ProductFromJson key={JSON.stringify(product)} {...product} />
      )}
      {sticky && <sticky.StickyButton />}
    </>
  )
}

/** Most products are in the server's HTML. */
const loadProductFromJson = () => import('./product.from-json')

const loadStickyButton = () => import('./product.sticky')
