/**
 * Loads a part when it is first told something, and tells it that and all that follows, in order. Most pages never
 * do; an ad blocker may keep the file away, and then nothing is told (A7 L108).
 */
export function onFirstUse<T>(
  load: () => Promise<(told: T) => void>,
  { signal }: { readonly signal: AbortSignal },
): (told: T) => void {
  let part: Promise<(told: T) => void> | undefined
  return told => {
    part ??= load()
    part.then(
      tell => signal.aborted || tell(told),
      () => {},
    )
  }
}
