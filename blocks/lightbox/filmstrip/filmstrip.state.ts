/**
 * Returns the slide that a key chooses in the filmstrip; `undefined` if the key is not its own. The ends do not wrap, as
 * the strip does not.
 */
export function target(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const forwards = isRightToLeft ? -1 : 1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + forwards,
    ArrowLeft: index - forwards,
    Home: 0,
    End: count - 1,
  }
  const wanted = Object.hasOwn(targets, key) ? targets[key] : undefined
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, count - 1))
}
