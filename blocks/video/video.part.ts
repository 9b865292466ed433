import { useLayoutEffect, useState } from 'react'

/** What went wrong, or what came. */
type Outcome<Module> = { readonly part: Module } | { readonly cause: unknown }

/**
 * A part of the block that is loaded when it is needed; undefined until it is there. Where it cannot
 * be had, the view fails, and the server's HTML comes back.
 */
export function useLazy<Module>(load: () => Promise<Module>): Module | undefined {
  const [outcome, setOutcome] = useState<Outcome<Module>>()
  // At once: before the first paint, the way to the server has begun.
  useLayoutEffect(() => {
    load().then(
      part => setOutcome({ part }),
      (cause: unknown) => setOutcome({ cause }),
    )
  }, [load])
  if (outcome && 'cause' in outcome) throw outcome.cause
  return outcome?.part
}
