import type { ListView, ProductListContent } from './product-list.schema'
import { isListView } from './product-list.state'

/** Reads the server's view (`data-view` of the block), and which parts the server has rendered. */
export function readList(serverNodes: readonly ChildNode[]): ProductListContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const has = (selector: string): boolean =>
    elements.some(element => element.matches(selector) || element.querySelector(selector))
  const view = elements[0]?.parentElement?.dataset['view']
  return {
    ...(isListView(view) && { view: view satisfies ListView }),
    hasItems: has('[data-item-id]'),
    hasLinks: has('a[data-list-view]'),
  }
}
