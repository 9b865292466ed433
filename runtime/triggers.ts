import { BlockError } from '../src/block-error'
import { report } from '../src/report'

/** How far ahead of the viewport a block counts as visible (design: Loading). */
export const VISIBLE_MARGIN_PX = 200
/** The longest that an `idle` block waits for a quiet moment. */
export const IDLE_LIMIT_MS = 2000

/** Calls `fire` once, when the block's moment has come. `argument` is what stands in the parentheses. */
type Trigger = (element: Element, fire: () => void, argument: string) => void

/** What `data-load` may say. */
const TRIGGERS: Readonly<Record<string, Trigger>> = {
  eager: (_, fire) => fire(),
  idle: (_, fire) => whenIdle(fire),
  visible: whenVisible,
  interaction: whenUsed,
  media: whenMediaMatches,
}

const DEFAULT_TRIGGER: Trigger = whenVisible

/**
 * Waits for the moment that the element's `data-load` names: `visible` (default), `idle`, `eager`,
 * `interaction` or `media(…)`. An unknown word is reported and counts as `visible`.
 */
export function waitForTrigger(element: Element, fire: () => void): void {
  const text = element.getAttribute('data-load')?.trim()
  if (!text) return DEFAULT_TRIGGER(element, fire, '')

  const [, word = '', argument = ''] = /^([a-z]+)(?:\((.*)\))?$/s.exec(text) ?? []
  const trigger = Object.hasOwn(TRIGGERS, word) ? TRIGGERS[word] : undefined
  if (!trigger) report(new BlockError('trigger-unknown', `data-load="${text}"`), element)
  return (trigger ?? DEFAULT_TRIGGER)(element, fire, argument)
}

/** Runs `work` when the main thread is free (Safari has no idle callback). */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: IDLE_LIMIT_MS })
  else setTimeout(work, 100)
}

let observer: IntersectionObserver | undefined

/** Forgets every block that waits to be seen. */
export function stopWaiting(): void {
  observer?.disconnect()
  observer = undefined
}

const watched = new WeakMap<Element, () => void>()

/** One observer serves every block: a thousand of them cost one callback. */
function whenVisible(element: Element, fire: () => void): void {
  observer ??= new IntersectionObserver(see, { rootMargin: `${VISIBLE_MARGIN_PX}px` })
  watched.set(element, fire)
  observer.observe(element)
}

function see(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    const fire = watched.get(target)
    if (isIntersecting) {
      observer.unobserve(target)
      watched.delete(target)
      fire?.()
    } else if (fire && target.parentElement && getComputedStyle(target).display === 'contents') {
      // It has no box of its own and would never be seen: its parent stands in for it.
      observer.unobserve(target)
      whenVisible(target.parentElement, fire)
    }
  }
}

const USES = ['pointerover', 'touchstart', 'focusin', 'click'] as const

function whenUsed(element: Element, fire: () => void): void {
  const undo = new AbortController()
  for (const type of USES) {
    element.addEventListener(
      type,
      () => {
        undo.abort()
        fire()
      },
      { capture: true, passive: true, signal: undo.signal },
    )
  }
}

function whenMediaMatches(_: Element, fire: () => void, query: string): void {
  const media = matchMedia(query)
  if (media.matches) return fire()
  media.addEventListener('change', () => fire(), { once: true })
}
