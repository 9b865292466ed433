import { useLayoutEffect, useState } from 'react'

/** A loaded module, or the cause of a failure. */
type Outcome<Module> = { readonly part: Module } | { readonly cause: unknown }

/**
 * A lazily loaded module; `undefined` until it is loaded. A failure throws, so that the server's HTML is restored.
 */
export function useLazy<Module>(load: () => Promise<Module>): Module | undefined {
  const [outcome, setOutcome] = useState<Outcome<Module>>()
  // A layout effect, so that the request starts before the first paint.
  useLayoutEffect(() => {
    load().then(
      part => setOutcome({ part }),
      (cause: unknown) => setOutcome({ cause }),
    )
  }, [load])
  if (outcome && 'cause' in outcome) throw outcome.cause
  return outcome?.part
}
