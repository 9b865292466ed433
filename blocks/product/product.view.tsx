import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { useLazy } from '../kit/element/use-lazy'
import { enhanceProduct } from './product.enhance'
import { fromJson, loadFromJson } from './product.load'
import type { ProductData } from './product.schema'

export function Product({ serverNodes, ...product }: ProductData & ServerContent): ReactElement {
  const isServerRendered = serverNodes.some(node => node instanceof Element)
  const added = useLazy(loadFromJson, !isServerRendered && !fromJson)
  const made = fromJson ?? added
  const sticky = useLazy(loadStickyButton, product.stickyButton)
  return (
    <>
      {isServerRendered ? (
        <Enhanced className="product__served" nodes={serverNodes} enhance={enhanceProduct} data={product} />
      ) : (
        made && <made.ProductFromJson key={JSON.stringify(product)} {...product} />
      )}
      {sticky && <sticky.StickyButton />}
    </>
  )
}

const loadStickyButton = () => import('./product.sticky')
