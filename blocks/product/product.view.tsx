import { type ReactElement, useLayoutEffect } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { NewProduct } from './product.new'
import { runProduct } from './product.running'
import type { ProductData } from './product.schema'

export function Product({ serverNodes, ...product }: ProductData & ServerContent): ReactElement {
  const host = useHost()
  const key = JSON.stringify(product)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the product
  useLayoutEffect(() => runProduct(host, product), [host, key])
  const isServed = serverNodes.some(node => node instanceof Element)
  return isServed ? (
    <ServerHtml className="product__served" nodes={serverNodes} />
  ) : (
    <NewProduct key={key} {...product} />
  )
}
