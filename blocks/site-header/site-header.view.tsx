import { type ReactElement, useMemo } from 'react'
import { report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { markCurrentPage } from '../../src/dom/current-page'
import { Enhanced } from '../kit/element/enhanced'
import type { ServerContent } from '../kit/element/server-html'
import { startBurger } from './site-header.burger'
import { startFolders } from './site-header.folders'
import type { SiteHeaderData } from './site-header.schema'

/** The server's header, with a burger button for its links and buttons for its folders. */
export function SiteHeader({ serverNodes, ...data }: SiteHeaderData & ServerContent): ReactElement {
  const { position, burger, label } = data
  const options = useMemo(() => ({ position, burger, label }), [position, burger, label])
  return <Enhanced nodes={serverNodes} enhance={enhanceHeader} data={options} className="site-header__box" />
}

/** Enhances the server's header: current page, folders, burger button and position. Returns how to stop. */
function enhanceHeader(host: HTMLElement, data: SiteHeaderData): () => void {
  const undos = [keepAttributes(host, ['data-burger', 'data-position', 'data-scrolled-away'])]
  const nav = host.querySelector('nav')
  if (nav) {
    host.dataset['burger'] = data.burger
    undos.push(markCurrentPage(host, location.href))
    const folders = startFolders(nav)
    undos.push(folders.stop, startBurger(host, nav, folders, data))
  }
  if (data.position !== 'static') {
    host.dataset['position'] = data.position
    undos.push(follow(host, data.position))
  }
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}

/** Loads what a header does while the page scrolls. Returns how to stop. */
function follow(host: HTMLElement, position: 'sticky' | 'scroll-back'): () => void {
  const undo = new AbortController()
  import('./site-header.scrolling')
    .then(({ followScrolling }) => followScrolling(host, position, undo.signal))
    .catch(report)
  return () => undo.abort()
}
