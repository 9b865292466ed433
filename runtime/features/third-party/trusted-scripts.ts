/** The name of the policy that a page under Trusted Types allows for held-back scripts (README: policies). */
export const POLICY = 'ashlar-consent'

/** Makes what a script element takes. TypeScript's DOM still knows strings alone. */
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
 * How to write the address and the text of a script that the server has held back. The policy vouches for all of them:
 * the page's own server wrote them, and nothing else calls it. Where there is no such thing as Trusted Types, or the
 * page refuses the policy, texts stay texts, which a page that demands trusted types then refuses.
 */
export function trustedScripts(): TrustedScripts {
  made ??= makePolicy()
  return made
}

function makePolicy(): TrustedScripts {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy(POLICY, AS_IS) ?? AS_IS
  } catch {
    // A page may list its policies and yet demand none for scripts: the browser decides when one is written.
    return AS_IS
  }
}
