import { report } from '../../../../src/data/core/report'
import { onDestroy } from '../../../core/features/feature'
import { within } from '../../../page/watch-page'

/** Brings a part of the page to life, and returns how to stop. */
type Start = (page: Document) => () => void

/** A part of exported pages beside their blocks, whose code only pages that have it load. */
interface PagePart {
  readonly selector: string
  readonly load: () => Promise<{ readonly start: Start }>
  /** Starts again with new elements: pages with scripts of their own render their header again. */
  readonly isRenewed?: true
}

const PARTS: readonly PagePart[] = [
  {
    selector: '.page-section, .sqs-layout, .sqs-block, .Index, .index-section, .sqs-video-background',
    load: () => import('../sections/sections'),
  },
  { selector: '.sqs-dynamic-text, .sqsrte-scaled-text', load: () => import('../sections/dynamic-text') },
  {
    selector:
      '.sqs-video-background[data-config-url], .gallery-video-background[data-config-url], .sqs-video-background-native[data-config-video]',
    load: () => import('../sections/background-videos'),
  },
  { selector: '.has-section-divider', load: () => import('../sections/dividers') },
  {
    selector: '.page-section[data-current-context*="backgroundMediaEffect"]',
    load: () => import('../sections/media-effects'),
  },
  {
    // Burger buttons, menus, folders, and what has a place while the page scrolls.
    selector:
      'header.header, header.Header, .header-burger-btn, .header-menu, .header-menu [data-folder], [data-folder-id], .Mobile-overlay, [data-controller~=MobileOverlayToggle], [data-controller-folder], [data-controller-folder-toggle], .header-nav-item--folder, .Header-nav-item--folder, .mobile-nav-toggle-label, .folder-toggle-label',
    load: () => import('../header/legacy-header'),
    isRenewed: true,
  },
]

/** Starts the parts that the page has. Returns a function that looks for them in what is added to the page. */
export function startParts(page: Document): (added: ParentNode) => void {
  const looks = PARTS.map(part => startPart(part, page))
  const look = (root: ParentNode): void => {
    for (const each of looks) each(root)
  }
  look(page)
  return look
}

function startPart({ selector, load, isRenewed }: PagePart, page: Document): (root: ParentNode) => void {
  const known = new WeakSet<Element>()
  let hasStarted = false
  let isLoading = false
  let isDestroyed = false
  let stop = (): void => {}
  onDestroy(() => {
    isDestroyed = true
    stop()
  })

  const begin = async (): Promise<void> => {
    const { start } = await load()
    isLoading = false
    if (isDestroyed) return
    stop()
    stop = start(page)
  }
  return root => {
    if (hasStarted && !isRenewed) return
    const added = within(root, selector).filter(element => !known.has(element))
    for (const element of added) known.add(element)
    if (added.length === 0 || isLoading) return
    hasStarted = true
    isLoading = true
    begin().catch(report)
  }
}
