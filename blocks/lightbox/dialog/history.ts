import { isRecord } from '../../../src/data/core/json'
import { hashOfItem } from '../../../src/media/lightbox/item-hash'
import type { LightboxItem } from '../../../src/media/lightbox/lightbox.request'
import { isEditMode } from '../../../src/site/core/edit-mode'

/** Marks the history entry of an open lightbox. */
const KEY = 'ashlarLightbox'

/** Settles when the browser has left the history entry of the previous lightbox. */
let leaving: Promise<unknown> = Promise.resolve()

/** The history entry of an open lightbox. */
export interface HistoryEntry {
  /** Writes the slide to the address, as `#itemId=…`. */
  name(item: LightboxItem, index: number): void
  /** Removes the entry, together with its part of the address. */
  leave(): void
}

/**
 * Gives an open lightbox one entry in the browser's history, so that Back closes it. Pages in the editor get none.
 * The page's routers do not see the entry: if one is notified when it ends, it finds its own address and state.
 * (Chromium calls a window's listeners in order, so earlier listeners cannot be bypassed.)
 * @param isNamed whether the address names the slide that was opened; once closed, it no longer does.
 */
export function enterHistory(isNamed: boolean, onBack: () => void): HistoryEntry {
  let hash = isNamed ? location.hash : ''
  let place: 'coming' | 'on' | 'off' = isEditMode() ? 'off' : 'coming'
  let below = location.href
  const undo = new AbortController()

  const enter = (): void => {
    if (place !== 'coming') return
    place = 'on'
    // After a reload the browser is still on a lightbox's entry.
    if (isOurs(history.state)) return write(hash)
    if (isNamed) history.replaceState(history.state, '', withHash(''))
    below = location.href
    const state = { ...(isRecord(history.state) && history.state), [KEY]: true }
    history.pushState(state, '', hash ? withHash(hash) : below)
  }

  const write = (next: string): void => {
    hash = next
    if (place === 'on' && hash) history.replaceState(history.state, '', withHash(hash))
  }

  const heard = (event: PopStateEvent): void => {
    if (place !== 'on' || isOurs(event.state)) return
    place = 'off'
    undo.abort()
    if (location.href === below) event.stopImmediatePropagation()
    onBack()
  }

  addEventListener('popstate', heard, { capture: true, signal: undo.signal })
  leaving.then(enter)

  return {
    name: (item, index) => write(hashOfItem(item, index)),
    leave() {
      const wasOn = place === 'on' && isOurs(history.state)
      place = 'off'
      undo.abort()
      if (wasOn) leaving = goBack(below)
    },
  }
}

function isOurs(state: unknown): boolean {
  return isRecord(state) && state[KEY] === true
}

/** Returns the page's address with another hash, or without one. */
function withHash(hash: string): string {
  return location.pathname + location.search + hash
}

function goBack(below: string): Promise<void> {
  return new Promise(settle => {
    const heard = (event: PopStateEvent): void => {
      if (location.href === below) event.stopImmediatePropagation()
      settle()
    }
    addEventListener('popstate', heard, { capture: true, once: true })
    history.back()
  })
}
