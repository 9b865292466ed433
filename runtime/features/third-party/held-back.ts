import { dom } from '../../../src/data/core/dom'
import { BlockError, report } from '../../../src/data/core/report'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'
import { liveScript, refusal } from '../../../src/dom/trusted-code'
import { CONSENT_CATEGORIES, type ConsentCategory } from '../../../src/visitor/core/consent-store'
import { whenConsented } from '../../../src/visitor/when-consented'
import { onDestroy } from '../../core/features/feature'
import { HELD_BACK } from '../../core/features/selectors'
import { watchAttributes, watchPage, within } from '../../page/watch-page'

/** Attributes that hold code back; they are not copied to the script that runs. */
const HOLDING = new Set(['type', 'data-type', 'data-consent'])

/** Scripts that have run since the visitor's first page; a library such as Turbo brings the same scripts with each page. */
interface Visit {
  /** The addresses and texts of the scripts. */
  readonly ran: Set<string>
  /** The scripts on the page, and those that they replaced. */
  readonly released: Map<Element, Element>
}

/**
 * Runs held-back scripts and loads held-back frames once the visitor consents to their category: each once, in document
 * order and in place, one after another unless `async`.
 */
export function start(): void {
  const agreed = new Set<string>()
  const visit: Visit = { ran: new Set(), released: new Map() }
  let running = Promise.resolve()
  const runAll = (root: ParentNode): void => {
    const due = within(root, HELD_BACK).filter(({ attributes }) =>
      agreed.has(attributes.getNamedItem('data-consent')?.value.trim() ?? ''),
    )
    if (due.length) running = running.then(() => runInOrder(due, visit)).catch(report)
  }
  const stops = CONSENT_CATEGORIES.map((category: ConsentCategory) =>
    whenConsented(category, () => {
      agreed.add(category)
      // Once for all categories of a choice, in document order.
      queueMicrotask(() => runAll(dom))
    }),
  )
  const unwatch = [watchPage(document, runAll), watchAttributes(document, ['data-consent'], runAll)]
  // A library would run the scripts of a restored page again.
  const forgetSnapshots = onSnapshot(() => {
    for (const [script, held] of visit.released) script.replaceWith(held)
    visit.released.clear()
  })
  onDestroy(() => {
    for (const stop of [...stops, ...unwatch, forgetSnapshots]) stop()
  })
}

async function runInOrder(elements: readonly Element[], visit: Visit): Promise<void> {
  for (const element of elements) {
    if (!element.isConnected || !element.matches(HELD_BACK)) continue
    if (element instanceof HTMLIFrameElement) show(element)
    else await run(element as HTMLScriptElement, visit)
  }
}

function show(frame: HTMLIFrameElement): void {
  const address = frame.dataset['src'] ?? ''
  frame.removeAttribute('data-consent')
  const isSafe = URL.canParse(address, dom.baseURI)
    ? /^https?:$/.test(new URL(address, dom.baseURI).protocol)
    : false
  if (isSafe) frame.src = address
  else report(new BlockError('address-unsafe', `data-src="${address}"`), frame)
}

/** Replaces a script with a copy, which runs, unless the same script has run before. Settles when the next one may run. */
async function run(held: HTMLScriptElement, visit: Visit): Promise<void> {
  const identity = held.getAttribute('src') ?? held.text
  if (visit.ran.has(identity)) return
  let script: HTMLScriptElement
  try {
    script = released(held)
  } catch (cause) {
    // The script stays; other held-back code may need no permission.
    return void report(new BlockError('script-refused', refusal('a held-back script'), { cause }), held)
  }
  // An inline script runs synchronously, or is a module, which fires no event.
  const isWaitedFor = !script.async && script.src !== ''
  const isOver = new Promise<void>(done => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => done())
  })
  visit.ran.add(identity)
  visit.released.set(script, held)
  held.replaceWith(script)
  if (isWaitedFor) await isOver
}

/** Copies a held-back script to one that runs. */
function released(held: HTMLScriptElement): HTMLScriptElement {
  const script = liveScript(held, HOLDING)
  const type = held.dataset['type']
  if (type) script.type = type
  return script
}
