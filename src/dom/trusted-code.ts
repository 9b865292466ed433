import { dom, domOf, globalOf } from '../data/core/dom'

/** Name of the Trusted Types policy, which the page's CSP has to allow where it lists policies. */
const POLICY = 'ashlar-consent'

/** Creates values that a page under Trusted Types accepts; TypeScript's DOM types know strings only. */
interface TrustedCode {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (url: string) => string
  readonly createScript: (text: string) => string
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: TrustedCode) => TrustedCode
}

const AS_IS: TrustedCode = {
  createHTML: html => html,
  createScriptURL: url => url,
  createScript: text => text,
}

let made: TrustedCode | undefined

/**
 * The policy for HTML on its way to the sanitizer or into a document of its own, for scripts that the page's own server
 * wrote, and for third-party scripts (`createThirdPartyScript`): it accepts everything, so nothing else may call it.
 * Strings stay strings if the browser has no Trusted Types or the page refuses the policy; a page that requires trusted
 * types then refuses them.
 */
export function trustedCode(): TrustedCode {
  made ??= makePolicy()
  return made
}

function makePolicy(): TrustedCode {
  const trustedTypes = globalOf('trustedTypes') as PolicyFactory | undefined
  try {
    return trustedTypes?.createPolicy(POLICY, AS_IS) ?? AS_IS
  } catch {
    // A page may restrict policies and yet require none for scripts: the browser decides on assignment.
    return AS_IS
  }
}

/**
 * Parses text into a document of its own, which runs and loads nothing. Its elements do not belong into the page.
 *
 * @throws TypeError if the page refuses the policy and requires trusted types.
 */
export const parseInert = (text: string, type: DOMParserSupportedType = 'text/html'): Document =>
  domOf(new DOMParser().parseFromString(trustedCode().createHTML(text), type))

/**
 * Copies a script to one that runs when it is inserted.
 *
 * @param left attributes that are not copied.
 * @throws TypeError if the page refuses the policy and requires trusted types.
 */
export function liveScript(source: HTMLScriptElement, left?: ReadonlySet<string>): HTMLScriptElement {
  const script = dom.createElement('script')
  const trusted = trustedCode()
  for (const { name, value } of source.attributes) {
    if (name === 'src') script.src = trusted.createScriptURL(value)
    else if (/^on/.test(name)) script.setAttribute(name, trusted.createScript(value))
    else if (!left?.has(name)) script.setAttribute(name, value)
  }
  // Browsers hide the nonce attribute; only the property has its value.
  if (source.nonce) script.nonce = source.nonce
  if (source.text) script.textContent = trusted.createScript(source.text)
  // In order: created scripts would otherwise run asynchronously.
  script.async = source.hasAttribute('async')
  return script
}

/**
 * Creates a third-party script, which runs when it is inserted.
 *
 * @param src an address that our code has written, or whose host it has checked.
 * @throws TypeError if the page refuses the policy and requires trusted types.
 */
export function createThirdPartyScript(src: string): HTMLScriptElement {
  const script = dom.createElement('script')
  script.async = true
  script.src = trustedCode().createScriptURL(src)
  return script
}

/** Why a script did not run. */
export const refusal = (what: string): string =>
  `${what} may not run: the page's trusted-types directive does not list '${POLICY}'`
