/** Maximum length of a misspelt word: a longer one is another mistake, and takes long to compare. */
const MAX_LENGTH = 64

/** The word that a misspelt one most likely stands for; `undefined` if none is near. */
export function nearest(misspelt: string, words: readonly string[]): string | undefined {
  const plain = misspelt.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (plain.length > MAX_LENGTH) return undefined
  // One slip in a short word, two in a long one. Without any, it is no misspelling.
  const limit = plain.length < 6 ? 1 : 2
  let best: string | undefined
  let least = limit + 1
  for (const word of words) {
    if (word === misspelt) return
    const other = word.toLowerCase().replaceAll('-', '')
    if (Math.abs(other.length - plain.length) > limit) continue
    const slips = distance(plain, other)
    if (slips < least) [best, least] = [word, slips]
  }
  return best
}

/** The number of letters to insert, delete, replace or swap with their neighbour to turn one text into the other. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = [...Array(to.length + 1).keys()]
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1]
      let slips = Math.min(
        (last[at] as number) + 1,
        (current[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      if (isSwapped) slips = Math.min(slips, (beforeLast[at - 2] as number) + 1)
      current.push(slips)
    }
    beforeLast = last
    last = current
  }
  return last[to.length] as number
}
