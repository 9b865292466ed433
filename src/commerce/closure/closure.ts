import { readTimed, removeTimed, sessionArea, storeTimed } from '../../data/core/storage'
import { at, flag, slice, text } from '../../site/core/slice'

/** The part of the page's context that describes its shop. */
export const shop = slice(['cart.'], {
  /** The site has no server for carts, as on a host of files: nothing can be ordered. */
  closed: flag(),
  /** Where visitors ask instead; '' if missing. */
  contactEmail: at(['websiteSettings.contactEmail'], text()),
})

/** Whether the shop is closed: the page says so, or a call of this visit has found no server for carts. */
export interface Closure {
  readonly read: () => boolean
  readonly store: (isClosed: boolean) => void
}

const KEY = 'ashlar-shop-closed'

/** The closure of this site's shop; a page that says nothing is told by the visit. */
export const closure: Closure = {
  read: () => shop().closed || isRemembered(),
  store: isClosed => (isClosed ? storeTimed(sessionArea, KEY, true) : removeTimed(sessionArea, KEY)),
}

function isRemembered(): boolean {
  const stored = readTimed(sessionArea, KEY)
  return stored.ok && stored.value === true
}
