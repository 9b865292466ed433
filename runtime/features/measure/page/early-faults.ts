/** The events that tell of faults. */
const FAULTS = ['error', 'unhandledrejection', 'ashlar:error']

/**
 * Passes on the faults that boot has kept, and every later one [ERR-06]. Returns how to stop; from then on boot
 * keeps them again.
 */
export function takeErrors(kept: Event[], take: (fault: Event) => void): () => void {
  const undo = new AbortController()
  const hear = (event: Event): void => {
    // Boot heard it first.
    kept.length = 0
    take(event)
  }
  for (const event of kept.splice(0)) take(event)
  for (const type of FAULTS) addEventListener(type, hear, { signal: undo.signal })
  return () => undo.abort()
}
