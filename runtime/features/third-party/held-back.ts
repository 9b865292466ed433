import { BlockError, report } from '../../../src/data/core/report'
import {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  whenConsented,
} from '../../../src/visitor/core/consent-store'
import { onDestroy } from '../../core/features/feature'
import { HELD_BACK } from '../../core/features/selectors'
import { watchPage, within } from '../../page/watch-page'
import { POLICY, trustedScripts } from './trusted-scripts'

/** Attributes that say how something is held back, and no more once it is not. */
const HOLDING = new Set(['type', 'data-type', 'data-consent'])

/**
 * Runs what the site has held back once the visitor agrees to its category: each once, in the order and place in which
 * it stands, one after another unless it is `async`.
 */
export function start(): void {
  const agreed = new Set<string>()
  let running = Promise.resolve()
  const runAll = (root: ParentNode): void => {
    const due = within(root, HELD_BACK).filter(({ attributes }) =>
      agreed.has(attributes.getNamedItem('data-consent')?.value.trim() ?? ''),
    )
    if (due.length) running = running.then(() => runInOrder(due)).catch(report)
  }
  const stops = CONSENT_CATEGORIES.map((category: ConsentCategory) =>
    whenConsented(category, () => {
      agreed.add(category)
      // Once for all categories of one choice, so that the order of the page holds.
      queueMicrotask(() => runAll(document))
    }),
  )
  const unwatch = watchPage(document, runAll)
  onDestroy(() => {
    for (const stop of [...stops, unwatch]) stop()
  })
}

async function runInOrder(elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    if (!element.isConnected || !element.matches(HELD_BACK)) continue
    if (element instanceof HTMLIFrameElement) show(element)
    else await run(element as HTMLScriptElement)
  }
}

function show(frame: HTMLIFrameElement): void {
  const address = frame.dataset['src'] ?? ''
  frame.removeAttribute('data-consent')
  const isSafe = URL.canParse(address, document.baseURI)
    ? /^https?:$/.test(new URL(address, document.baseURI).protocol)
    : false
  if (isSafe) frame.src = address
  else report(new BlockError('address-unsafe', `data-src="${address}"`), frame)
}

/** A script runs once, so another one takes its place. Settles when the next may run. */
async function run(held: HTMLScriptElement): Promise<void> {
  const script = document.createElement('script')
  try {
    fill(script, held)
  } catch (cause) {
    // It stays where it is; what is held back beside it may need no permission.
    const message = `a held-back script may not run: the page's trusted-types directive does not list '${POLICY}'`
    return void report(new BlockError('script-refused', message, { cause }), held)
  }
  // An inline script has run by then, or is a module, whose end no event tells.
  const isWaitedFor = !script.async && script.src !== ''
  const isOver = new Promise<void>(done => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => done())
  })
  held.replaceWith(script)
  if (isWaitedFor) await isOver
}

/** Writes the held script into one that runs, through the policy where the page demands trusted types. */
function fill(script: HTMLScriptElement, held: HTMLScriptElement): void {
  const trusted = trustedScripts()
  for (const { name, value } of held.attributes) {
    if (name === 'src') script.src = trusted.createScriptURL(value)
    else if (/^on/.test(name)) script.setAttribute(name, trusted.createScript(value))
    else if (!HOLDING.has(name)) script.setAttribute(name, value)
  }
  const type = held.dataset['type']
  if (type) script.type = type
  // A browser shows the nonce to scripts alone, not as an attribute.
  if (held.nonce) script.nonce = held.nonce
  if (held.text) script.textContent = trusted.createScript(held.text)
  script.async = held.hasAttribute('async')
}
