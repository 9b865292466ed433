import { report } from '../../../../src/data/core/report'
import { onDestroy } from '../../../core/features/feature'
import { within } from '../../../page/watch-page'
import { PART_SELECTORS } from './part-selectors'

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
  { selector: PART_SELECTORS.sections, load: () => import('../sections/sections') },
  { selector: PART_SELECTORS['dynamic-text'], load: () => import('../sections/dynamic-text') },
  { selector: PART_SELECTORS['background-videos'], load: () => import('../sections/background-videos') },
  { selector: PART_SELECTORS.dividers, load: () => import('../sections/dividers') },
  { selector: PART_SELECTORS['media-effects'], load: () => import('../sections/media-effects') },
  {
    selector: PART_SELECTORS['legacy-header'],
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
