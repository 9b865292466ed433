import type { BlockError } from '../../../../src/data/core/report'

/** How long names are gathered, in ms, before they are said in one line. */
export const COLLECT_MS = 1000

/**
 * Says in one calm line which of `names` no bundle defines, each once, instead of a warning for every
 * block: an exported page may hold dozens of a kind that this version does not bring to life.
 *
 * @returns how to stop.
 */
export function reportMissingKinds(
  names: readonly string[],
  say: (line: string) => void = console.info,
  gatheringMs = COLLECT_MS,
): () => void {
  const known = new Set<string>()
  let fresh: string[] = []

  const sayFresh = (): void => {
    say(`[ashlar] no bundle brings these to life, so their HTML stays as it is: ${fresh.join(', ')}`)
    fresh = []
  }
  const hear = (event: Event): void => {
    const { code, message } = (event as CustomEvent<BlockError>).detail
    const name = names.find(name => message.endsWith(` ${name}`))
    if (code !== 'rollup-missing' || name === undefined) return
    event.preventDefault()
    if (known.has(name)) return
    known.add(name)
    fresh.push(name)
    if (fresh.length === 1) setTimeout(sayFresh, gatheringMs)
  }

  document.addEventListener('ashlar:error', hear)
  return () => document.removeEventListener('ashlar:error', hear)
}
