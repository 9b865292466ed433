import { pageWords } from '../../src/locale/core/page-translations'
import type { Found, KnownBlock } from '../boot/load-blocks'
import { builtInRollups } from '../boot/read-rollups'
import type * as LinkStyles from '../features/styles/link-styles'
import { startModules as start } from './features/start-modules'
import { hostBlock, unhostBlocks } from './host-block'
import { keepClick } from './keep-click'
import { createMountQueue } from './mount-queue'
import type { PartTools } from './part'
import { tellView } from './tell-view'
import { PREFIX } from './watch-page'

export { waitFor } from './late-triggers'

/** Brings style sheets onto the page. Loaded where needed: our own bundles carry their styles themselves. */
export const linkStyles: typeof LinkStyles.linkStyles = async urls =>
  (await import('../features/styles/link-styles')).linkStyles(urls)

/** The bundles that boot.js does not know. */
export const rollups = builtInRollups(import.meta.url)

/** `ashlar:mount`: an element asks whether it may render. Whoever cancels it calls `detail.mount()` later. */
type MountRequest = CustomEvent<{ mount: () => void }>

const enqueue = createMountQueue(pageWords)
/** Elements that wait to be allowed to render, and how each does. */
const mounts = new WeakMap<EventTarget, () => void>()
const led = new WeakMap<EventTarget, KnownBlock>()
/** How to answer the clicks that came before their blocks. */
const replays = new WeakMap<KnownBlock, () => void>()
let isDestroyed = false
let take: Found | undefined

/**
 * Lets a block render whose bundle is there, when the main thread is free; an urgent one before the
 * others.
 *
 * A bundle defines all its elements at once, but they render one by one: each asks first, and is
 * answered here, when its own trigger has fired.
 *
 * @param found takes elements in charge that come onto the page when they are already defined.
 */
export function lead(block: KnownBlock, isUrgent: boolean, found: Found): void {
  take = found
  const { element, name } = block
  const tag = PREFIX + name
  const isHost = element.localName !== tag
  if (isHost && !customElements.get(tag)) {
    block.isDone = true
    tellView(element, name, found)
    // A click inside may be for a block that the view has found.
    block.click?.click()
    block.click = undefined
    return
  }
  const own = isHost ? hostBlock(element, tag) : element
  led.set(own, block)
  const mount = mounts.get(own)
  if (mount) enqueue(() => show(block, mount), isUrgent || isEager(element))
}

/** Starts what the page needs beside its blocks. A module may load a bundle before any block of it is on the page. */
export function startModules(tools: PartTools): void {
  take = tools.found
  start(tools)
}

/** What is not to wait for the visitor to come near, such as a dialog that was asked for, does not wait its turn. */
const isEager = (element: Element): boolean => element.getAttribute('data-load') === 'eager'

document.addEventListener('ashlar:mount', event => {
  const { target, detail } = event as MountRequest
  event.preventDefault()
  if (isDestroyed || !(target instanceof Element)) return
  mounts.set(target, detail.mount)
  const block = led.get(target)
  if (block) enqueue(() => show(block, detail.mount), isEager(block.element))
  // A host's own block is led as soon as it has been put in.
  else if (!target.hasAttribute('data-ashlar-hosted')) take?.(target, target.localName.slice(PREFIX.length))
})

/** Renders the block in the place of the server's HTML. */
function show(block: KnownBlock, mount: () => void): void {
  const { element, click } = block
  if (click) replays.set(block, keepClick(click, element))
  mount()
}

document.addEventListener('ashlar:ready', settle)
document.addEventListener('ashlar:error', settle)

document.addEventListener('ashlar:destroy', () => {
  isDestroyed = true
  // The blocks listen too, and give their HTML back first.
  queueMicrotask(() => unhostBlocks(document))
})

/** The block is there, or never will be: an early click gets its answer. */
function settle({ target }: Event): void {
  const block = target && led.get(target)
  if (!block) return
  block.isDone = true
  const replay = replays.get(block)
  replays.delete(block)
  if (block.click) replay?.()
  block.click = undefined
}
