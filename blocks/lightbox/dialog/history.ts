import { isRecord } from '../../../src/data/core/json'
import { hashOfItem } from '../../../src/media/lightbox/item-hash'
import type { LightboxItem } from '../../../src/media/lightbox/lightbox.request'
import { isEditMode } from '../../../src/site/core/edit-mode'

/** Marks the entry of the browser's history that an open lightbox stands on. */
const KEY = 'ashlarLightbox'

/** Settles when the browser has gone back from the entry of a lightbox before. */
let leaving: Promise<unknown> = Promise.resolve()

/** The place of an open lightbox in the browser's history. */
export interface HistoryEntry {
  /** Names the slide in the address, as `#itemId=…`. */
  name(item: LightboxItem, index: number): void
  /** Gives the entry up, and with it what it had put into the address. */
  leave(): void
}

/**
 * Gives an open lightbox one entry in the browser's history, so that Back closes it. A page that is edited gets none.
 *
 * The page's routers know nothing of it: where one hears of its end at all, it finds the address and the state that it
 * had left. (Chromium calls a window's listeners in their order, so an earlier one cannot be kept from it.)
 *
 * @param isNamed the address names the slide that was opened; once closed, it does no more.
 */
export function enterHistory(isNamed: boolean, onBack: () => void): HistoryEntry {
  let hash = isNamed ? location.hash : ''
  let place: 'coming' | 'on' | 'off' = isEditMode() ? 'off' : 'coming'
  let below = location.href
  const undo = new AbortController()

  const enter = (): void => {
    if (place !== 'coming') return
    place = 'on'
    // After a reload the browser still stands on the entry of a lightbox.
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

/** The page's address with another hash, or without one. */
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
