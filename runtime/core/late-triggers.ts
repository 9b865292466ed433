import { BlockError, report } from '../../src/data/core/report'
import { whenIdle } from '../../src/dom/timing/idle'

/** Maximum time that an `idle` block waits for an idle main thread. */
const IDLE_TIMEOUT_MS = 2000

type Trigger = (fire: () => void, argument: string, element: Element, whenVisible: () => void) => void

/** The triggers that boot.js does not know; `argument` is the text in parentheses. */
const TRIGGERS: Readonly<Record<string, Trigger>> = {
  hydrated: (_fire, _argument, element, whenVisible) =>
    void import('./lazy/when-hydrated')
      .then(({ whenHydrated }) => whenHydrated(element, whenVisible))
      .catch(report),
  idle: fire => whenIdle(fire, window, undefined, IDLE_TIMEOUT_MS),
  media: whenMediaMatches,
}

/** Waits for the trigger that `data-load` names. An unknown one is reported, and counts as `visible`. */
export function waitFor(element: Element, fire: () => void, whenVisible: () => void): void {
  const text = element.getAttribute('data-load')?.trim() ?? ''
  const [, word = '', argument = ''] = /^([a-z]+)(?:\((.*)\))?$/s.exec(text) ?? []
  if (Object.hasOwn(TRIGGERS, word)) return TRIGGERS[word]?.(fire, argument, element, whenVisible)
  report(new BlockError('trigger-unknown', `data-load="${text}"`), element)
  whenVisible()
}

function whenMediaMatches(fire: () => void, query: string): void {
  const media = matchMedia(query)
  if (media.matches) fire()
  else media.addEventListener('change', fire, { once: true })
}
