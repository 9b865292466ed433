import { atom, type WritableAtom } from 'nanostores'

/** The page context as the server wrote it: nothing in it is certain. */
export type RawSite = Readonly<Record<string, unknown>>

/** A nanostores store of the page context. */
export type SiteStore = WritableAtom<RawSite>

/**
 * What the server said about the page: one store for boot, every block and the page itself.
 * boot.js is self-contained, so the blocks take the store that it has put in `window.ashlar`.
 */
export const $site: SiteStore = storeOf(window) ?? atom<RawSite>({})

function storeOf(page: object): SiteStore | undefined {
  const ashlar = 'ashlar' in page ? page.ashlar : undefined
  const store = ashlar !== null && typeof ashlar === 'object' && '$site' in ashlar ? ashlar.$site : undefined
  return isStore(store) ? store : undefined
}

function isStore(value: unknown): value is SiteStore {
  const methods = ['get', 'set', 'listen', 'subscribe'] as const
  return (
    value !== null &&
    typeof value === 'object' &&
    methods.every(name => typeof (value as Record<string, unknown>)[name] === 'function')
  )
}
