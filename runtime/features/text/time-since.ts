import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { TIME_SINCE } from '../../core/features/selectors'
import { watchPage, within } from '../../page/watch-page'
import { REFRESH_MS, readDate, timeSince } from './time-since.state'

/** Time as the feature needs it. */
interface Clock {
  readonly now: () => number
  /** Runs `work` at an interval. Returns a function that stops it. */
  readonly every: (work: () => void, ms: number) => () => void
}

const CLOCK: Clock = {
  now: () => Date.now(),
  every(work, ms) {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
}

/**
 * Shows the relative time of `data-date` in each time-since node, and updates it. Nodes with an invalid date
 * keep the server's text, with a warning. Restores the server's text on destroy.
 */
export function start(_tools?: Partial<FeatureTools>, { now, every }: Clock = CLOCK): void {
  const restores = new Map<HTMLElement, () => void>()
  const reported = new WeakMap<HTMLElement, string>()

  const look = (root: ParentNode): void => {
    // A hidden page is updated when it becomes visible.
    if (dom.hidden) return
    for (const node of within(root, TIME_SINCE) as HTMLElement[]) {
      const { date = '' } = node.dataset
      const ms = readDate(date.trim())
      if (ms === undefined) {
        if (reported.get(node) !== date)
          report(new BlockError('date-unknown', `data-date="${date}" is no date`), node)
        reported.set(node, date)
        continue
      }
      if (!restores.has(node)) restores.set(node, addTitle(node, ms))
      const text = timeSince(ms, now(), languageOf(node))
      // Writing the same text would clear the visitor's selection.
      if (node.textContent !== text) node.textContent = text
    }
  }
  const lookAtAll = (): void => {
    for (const node of restores.keys()) if (!node.isConnected) restores.delete(node)
    look(dom)
  }
  lookAtAll()
  const restoreAll = (): void => {
    for (const restore of restores.values()) restore()
    restores.clear()
  }
  const stops = [every(lookAtAll, REFRESH_MS), watchPage(document, look), onSnapshot(restoreAll, lookAtAll)]
  dom.addEventListener('visibilitychange', lookAtAll)
  onDestroy(() => {
    for (const stop of stops) stop()
    dom.removeEventListener('visibilitychange', lookAtAll)
    restoreAll()
  })
}

/** Adds the full date as a title, unless the node has one. Returns a function that restores the server's node. */
function addTitle(node: HTMLElement, ms: number): () => void {
  const restoreTitle = keepAttributes(node, ['title'])
  const serverNodes = [...node.childNodes]
  const format = new Intl.DateTimeFormat(languageOf(node), { dateStyle: 'full', timeStyle: 'short' })
  if (!node.title) node.title = format.format(ms)
  return () => {
    restoreTitle()
    node.replaceChildren(...serverNodes)
  }
}

/** The language of a node; `undefined` if its tag is invalid. */
function languageOf(node: Element): string | undefined {
  const tag = node.closest<HTMLElement>('[lang]')?.lang
  try {
    return tag && Intl.getCanonicalLocales(tag)[0]
  } catch {
    // An invalid tag such as `en_GB`: falls back to English.
    return undefined
  }
}
