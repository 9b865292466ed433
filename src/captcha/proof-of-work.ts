/** What a server asks to be found: the number whose hash behind the salt is the challenge. */
export interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly salt: string
}

/** Hashes that are counted at once; in between the page can do something else. */
const BATCH = 500

/**
 * Finds the number that a challenge asks for, by trying.
 *
 * @throws when there is none up to `highest`, or when it is given up.
 */
export async function solve(
  { algorithm, challenge, salt }: Challenge,
  highest: number,
  signal: AbortSignal,
): Promise<number> {
  const encoder = new TextEncoder()
  for (let first = 0; first <= highest; first += BATCH) {
    signal.throwIfAborted()
    const count = Math.min(BATCH, highest - first + 1)
    const hashes = await Promise.all(
      Array.from({ length: count }, (_, step) =>
        crypto.subtle.digest(algorithm, encoder.encode(`${salt}${first + step}`)),
      ),
    )
    const found = hashes.findIndex(hash => toHex(hash) === challenge)
    if (found >= 0) return first + found
  }
  throw new RangeError('the challenge has no answer')
}

function toHex(hash: ArrayBuffer): string {
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}
