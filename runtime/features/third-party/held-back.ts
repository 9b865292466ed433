import { BlockError, report } from '../../../src/data/core/report'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'
import { CONSENT_CATEGORIES, type ConsentCategory } from '../../../src/visitor/core/consent-store'
import { whenConsented } from '../../../src/visitor/core/when-consented'
import { onDestroy } from '../../core/features/feature'
import { HELD_BACK } from '../../core/features/selectors'
import { watchAttributes, watchPage, within } from '../../page/watch-page'

/** Name of the Trusted Types policy for held-back scripts, which the page's CSP has to allow. */
const POLICY = 'ashlar-consent'

/** Attributes that hold code back; they are not copied to the script that runs. */
const HOLDING = new Set(['type', 'data-type', 'data-consent'])

/** What has run since the visitor's first page; a library such as Turbo brings the same scripts with each page. */
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
      queueMicrotask(() => runAll(document))
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
  const isSafe = URL.canParse(address, document.baseURI)
    ? /^https?:$/.test(new URL(address, document.baseURI).protocol)
    : false
  if (isSafe) frame.src = address
  else report(new BlockError('address-unsafe', `data-src="${address}"`), frame)
}

/** Replaces a script with a copy, which runs, unless the same script has run before. Settles when the next one may run. */
async function run(held: HTMLScriptElement, { ran, released }: Visit): Promise<void> {
  const identity = held.getAttribute('src') ?? held.text
  if (ran.has(identity)) return
  const script = document.createElement('script')
  try {
    fill(script, held)
  } catch (cause) {
    // The script stays; other held-back code may need no permission.
    const message = `a held-back script may not run: the page's trusted-types directive does not list '${POLICY}'`
    return void report(new BlockError('script-refused', message, { cause }), held)
  }
  // An inline script runs synchronously, or is a module, which fires no event.
  const isWaitedFor = !script.async && script.src !== ''
  const isOver = new Promise<void>(done => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => done())
  })
  ran.add(identity)
  released.set(script, held)
  held.replaceWith(script)
  if (isWaitedFor) await isOver
}

/** Copies a held-back script to one that runs, through the Trusted Types policy. */
function fill(script: HTMLScriptElement, held: HTMLScriptElement): void {
  const trusted = trustedScripts()
  for (const { name, value } of held.attributes) {
    if (name === 'src') script.src = trusted.createScriptURL(value)
    else if (/^on/.test(name)) script.setAttribute(name, trusted.createScript(value))
    else if (!HOLDING.has(name)) script.setAttribute(name, value)
  }
  const type = held.dataset['type']
  if (type) script.type = type
  // Browsers hide the nonce attribute; only the property has its value.
  if (held.nonce) script.nonce = held.nonce
  if (held.text) script.textContent = trusted.createScript(held.text)
  script.async = held.hasAttribute('async')
}

/** Creates values for a script element's attributes; TypeScript's DOM types know strings only. */
interface TrustedScripts {
  readonly createScriptURL: (url: string) => string
  readonly createScript: (text: string) => string
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: TrustedScripts) => TrustedScripts
}

const AS_IS: TrustedScripts = { createScriptURL: url => url, createScript: text => text }

let made: TrustedScripts | undefined

/**
 * The policy that creates the URL and text of held-back scripts. It accepts everything: the page's own server wrote the
 * scripts, and nothing else calls it. Strings stay strings if the browser has no Trusted Types or the page refuses the
 * policy; a page that requires trusted types then refuses them.
 */
function trustedScripts(): TrustedScripts {
  made ??= makePolicy()
  return made
}

function makePolicy(): TrustedScripts {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy(POLICY, AS_IS) ?? AS_IS
  } catch {
    // A page may restrict policies and yet require none for scripts: the browser decides on assignment.
    return AS_IS
  }
}
