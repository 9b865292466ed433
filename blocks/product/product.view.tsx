import { type ReactElement, useEffect } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import { Enhanced } from '../kit/element/enhanced'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { useLazy } from '../kit/element/use-lazy'
import { enhanceProduct } from './product.enhance'
import { fromJson, loadFromJson } from './product.load'
import type { ProductData } from './product.schema'

export function Product({ serverNodes, ...product }: ProductData & ServerContent): ReactElement {
  useReportOfType(product)
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

/** Says that the product's type is a guess: what kind of stock and delivery it has follows from it. */
function useReportOfType({ isTypeAssumed, id }: ProductData): void {
  const host = useHost()
  useEffect(() => {
    if (!isTypeAssumed) return
    report(new BlockError('data-invalid', `product ${id}: productType is missing, PHYSICAL is assumed`), host)
  }, [host, isTypeAssumed, id])
}

const loadStickyButton = () => import('./product.sticky')
