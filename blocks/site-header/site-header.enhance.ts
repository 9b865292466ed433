import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { markCurrentPage } from '../../src/dom/current-page'
import { startBurger } from './site-header.burger'
import { startFolders } from './site-header.folders'
import { startPosition } from './site-header.position'
import type { SiteHeaderData } from './site-header.schema'

/** Enhances the server's header: current page, folders, burger button and position. Returns how to stop. */
export function enhanceHeader(host: HTMLElement, data: SiteHeaderData): () => void {
  const undos = [keepAttributes(host, ['data-burger', 'data-position', 'data-scrolled-away'])]
  const nav = host.querySelector('nav')
  if (nav) {
    host.dataset['burger'] = data.burger
    undos.push(markCurrentPage(host, location.href))
    const folders = startFolders(nav)
    undos.push(folders.stop, startBurger(host, nav, folders, data))
  }
  undos.push(startPosition(host, data.position))
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}
