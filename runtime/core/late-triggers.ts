import { BlockError, report } from '../../src/data/core/report'
import { whenIdle } from '../../src/dom/core/idle'

/** The longest that an `idle` block waits for a quiet moment. */
export const IDLE_LIMIT_MS = 2000

/** The rarer things that `data-load` may say. `argument` is what stands in the parentheses. */
const TRIGGERS: Readonly<Record<string, (fire: () => void, argument: string) => void>> = {
  idle: fire => whenIdle(fire, window, undefined, IDLE_LIMIT_MS),
  media: whenMediaMatches,
}

/** Waits as the element's `data-load` says; a word that nobody knows is reported, and `visible` stands in. */
export function waitFor(element: Element, fire: () => void, whenVisible: () => void): void {
  const text = element.getAttribute('data-load')?.trim() ?? ''
  const [, word = '', argument = ''] = /^([a-z]+)(?:\((.*)\))?$/s.exec(text) ?? []
  if (Object.hasOwn(TRIGGERS, word)) return TRIGGERS[word]?.(fire, argument)
  report(new BlockError('trigger-unknown', `data-load="${text}"`), element)
  whenVisible()
}

function whenMediaMatches(fire: () => void, query: string): void {
  const media = matchMedia(query)
  if (media.matches) fire()
  else media.addEventListener('change', fire, { once: true })
}
