/** Pseudorandom numbers from 0 to 1, the same in each run (mulberry32), for property tests. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to `most`; each number of digits is equally likely. */
export function anyInteger(random: () => number, most: number): number {
  const digits = Math.floor(random() * (`${most}`.length + 1))
  return Math.min(most, Math.floor(random() * 10 ** digits))
}
