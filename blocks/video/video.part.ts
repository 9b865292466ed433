import { useLayoutEffect, useState } from 'react'

/** What went wrong, or what came. */
type Outcome<Part> = { readonly part: Part } | { readonly cause: unknown }

/**
 * A part of the block that is loaded when it is needed; undefined until it is there. Where it cannot
 * be had, the view fails, and the server's HTML comes back.
 */
export function usePart<Part>(load: () => Promise<Part>): Part | undefined {
  const [outcome, setOutcome] = useState<Outcome<Part>>()
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
