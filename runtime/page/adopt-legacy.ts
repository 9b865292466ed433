import { onDestroy, type PartTools } from '../part'
import { watchPage } from '../watch-page'
import { ADOPTIONS, COLLECTION_VIEWS } from './legacy-table'

/**
 * Finds the blocks of an exported site, now and whenever one is added, and takes them in charge. The
 * page's own elements stay where they are; each block comes to stand inside.
 */
export function start({ found, load }: PartTools): void {
  const adopt = (root: ParentNode): void => {
    for (const { selector, content, block } of ADOPTIONS) {
      const inside = [...root.querySelectorAll(selector)]
      for (const element of root instanceof Element && root.matches(selector) ? [root, ...inside] : inside) {
        const host = element.querySelector(content) ?? element
        const json = element.getAttribute('data-block-json')
        if (json && !host.hasAttribute('data-block-json')) host.setAttribute('data-block-json', json)
        found(host, block)
      }
    }
  }
  adopt(document)
  onDestroy(watchPage(document, adopt))

  for (const [selector, name] of Object.entries(COLLECTION_VIEWS)) {
    if (document.querySelector(selector)) load(name).catch(() => {})
  }
}
