import { BlockError, report } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { TIME_SINCE } from '../../core/features/selectors'
import { watchPage, within } from '../../page/watch-page'
import { REFRESH_MS, readDate, timeSince } from './time-since.state'

/** What the part needs of the world. */
interface Clock {
  readonly now: () => number
  /** Does work again and again. Returns how to end it. */
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
 * Says on each time-since node how long ago its `data-date` was, and goes on saying it (B3 L153, B9 L341). What the
 * server wrote stays where that is no date, with a warning (B5 L276), and comes back at the end.
 */
export function start(_tools?: Partial<FeatureTools>, { now, every }: Clock = CLOCK): void {
  const restores = new Map<HTMLElement, () => void>()
  const refused = new WeakMap<HTMLElement, string>()

  const look = (root: ParentNode): void => {
    // Nobody sees it, and the first look after that is a fresh one.
    if (document.hidden) return
    for (const node of within(root, TIME_SINCE) as HTMLElement[]) {
      const { date = '' } = node.dataset
      const ms = readDate(date.trim())
      if (ms === undefined) {
        if (refused.get(node) !== date)
          report(new BlockError('date-unknown', `data-date="${date}" is no date`), node)
        refused.set(node, date)
        continue
      }
      if (!restores.has(node)) restores.set(node, dress(node, ms))
      const text = timeSince(ms, now(), languageOf(node))
      // A text that is written again would lose what the visitor has marked.
      if (node.textContent !== text) node.textContent = text
    }
  }
  const lookAtAll = (): void => {
    for (const node of restores.keys()) if (!node.isConnected) restores.delete(node)
    look(document)
  }
  lookAtAll()
  const stops = [every(lookAtAll, REFRESH_MS), watchPage(document, look)]
  document.addEventListener('visibilitychange', lookAtAll)
  onDestroy(() => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', lookAtAll)
    for (const restore of restores.values()) restore()
  })
}

/** Gives a node its date in full as a title, unless it has one. @returns how to make it what the server wrote. */
function dress(node: HTMLElement, ms: number): () => void {
  const restoreTitle = keepAttributes(node, ['title'])
  const served = [...node.childNodes]
  const format = new Intl.DateTimeFormat(languageOf(node), { dateStyle: 'full', timeStyle: 'short' })
  if (!node.title) node.title = format.format(ms)
  return () => {
    restoreTitle()
    node.replaceChildren(...served)
  }
}

/** The language that a node stands in; undefined where that is none. */
function languageOf(node: Element): string | undefined {
  const tag = node.closest<HTMLElement>('[lang]')?.lang
  try {
    return tag && Intl.getCanonicalLocales(tag)[0]
  } catch {
    // `en_GB`, as some servers write it: English words then.
    return undefined
  }
}
