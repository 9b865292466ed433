import { dom } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'

/** Time after which a page has settled, in ms: measured locally, it shows what visitors get. */
const SETTLED_MS = 5000

const debug = (): Promise<typeof import('../features/debug/debug')> => import('../features/debug/debug')
const help = (): Promise<void> => debug().then(({ start }) => start(), report)

/** Resolves when the panel of `?ashlar=debug` is open: blocks wait for it, so that it sees all of them. */
export let panel: Promise<void> | undefined

if (location.search.includes('ashlar=debug')) {
  panel = help().then(() => {
    panel = undefined
  })
} else if (import.meta.env?.PROD && /^localhost$|^127\.|\.(local|test)$/.test(location.hostname)) {
  setTimeout(help, SETTLED_MS)
  dom.addEventListener('ashlar:error', event => {
    debug().then(
      ({ explain }) => explain(event),
      () => {},
    )
  })
}
