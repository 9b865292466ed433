import { BLOCK_FACTS } from 'virtual:ashlar/block-facts'
import { VISIBLE_MARGIN_PX } from '../../boot/triggers'
import { suggestName } from '../../core/lazy/suggest-name'
import { PREFIX } from '../../page/watch-page'
import type { WatchedBlock } from './watch-blocks'

/** The state of a block, in one word and in a sentence. */
interface BlockStatus {
  readonly state: 'ready' | 'waiting' | 'loading' | 'failed' | 'unknown'
  readonly reason: string
}

/** Tells the state of a block, and why it waits. */
export function statusOf({ element, name, errors, isReady }: WatchedBlock): BlockStatus {
  const [error] = errors
  if (isReady) return { state: 'ready', reason: error ? `Reported ${error.code}.` : 'Rendered.' }
  if (error) return { state: 'failed', reason: "The server's HTML stays." }
  if (customElements.get(PREFIX + name)) return waiting(element, 'Its bundle has loaded')
  if (Object.hasOwn(BLOCK_FACTS, name)) return waiting(element)
  return { state: 'unknown', reason: `no block named ${name}${suggestName(name)}` }
}

function waiting(element: Element, loaded?: string): BlockStatus {
  const trigger = element.getAttribute('data-load')?.trim() || 'visible'
  const begin = loaded ? `${loaded}, but it waits` : 'Waits'
  if (trigger === 'interaction') return { state: 'waiting', reason: `${begin} until the visitor uses it.` }
  if (trigger === 'idle') return { state: 'waiting', reason: `${begin} until the page is idle.` }
  const [, query] = /^media\((.*)\)$/s.exec(trigger) ?? []
  if (query && !matchMedia(query).matches)
    return { state: 'waiting', reason: `${begin} for a screen that matches ${query}.` }
  if (trigger === 'eager' || query || isNear(element)) {
    return {
      state: 'loading',
      reason: loaded ? 'Its bundle has loaded; it renders next.' : 'Its bundle is loading.',
    }
  }
  return isDisplayed(element)
    ? { state: 'waiting', reason: `${begin} until it is ${VISIBLE_MARGIN_PX} px from the viewport.` }
    : { state: 'waiting', reason: `${begin} until it is displayed: it has no box.` }
}

const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0

function isNear(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { innerHeight, innerWidth } = window
  return (
    isDisplayed(element) &&
    bottom >= -VISIBLE_MARGIN_PX &&
    top <= innerHeight + VISIBLE_MARGIN_PX &&
    right >= -VISIBLE_MARGIN_PX &&
    left <= innerWidth + VISIBLE_MARGIN_PX
  )
}
