import { readLegacyItems } from './item-list.legacy'
import type { ItemListContent } from './item-list.schema'

const LISTS = 'ul, ol'

/** Finds the server's list, whose nodes stay unchanged. */
export function readItems(serverNodes: readonly ChildNode[]): ItemListContent {
  const elements = serverNodes.filter(node => node instanceof HTMLElement)
  return (
    readLegacyItems(elements) ?? {
      list: elements
        .map(element => (element.matches(LISTS) ? element : element.querySelector<HTMLElement>(LISTS)))
        .find(found => found !== null),
    }
  )
}
