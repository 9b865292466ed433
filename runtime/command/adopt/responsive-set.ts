/** The mapping of a `srcset`'s addresses. */
interface SetAddresses {
  /** The new address; `undefined` if it stays. */
  readonly map: (address: string) => string | undefined
  /** Whether the address is on the site itself, and its file is not there. */
  readonly isMissing: (address: string) => boolean
}

/** An address, and the width or density that it is for. */
interface Candidate {
  readonly address: string
  readonly size: string
}

/**
 * Rewrites a `srcset`; `undefined` if nothing changes. Several widths of which one is there become one, the largest.
 * A candidate whose file is missing would be a broken picture, so it goes unless all are.
 */
export function mappedSet(srcset: string, { map, isMissing }: SetAddresses): string | undefined {
  const written = candidatesOf(srcset)
  const byAddress = new Map<string, Candidate>()
  for (const { address, size } of written) {
    const own = map(address)
    if (own === undefined && isMissing(address)) continue
    const mapped = own ?? address
    const known = byAddress.get(mapped)
    if (!known || Number.parseFloat(size) > Number.parseFloat(known.size)) {
      byAddress.set(mapped, { address: mapped, size })
    }
  }
  const kept = [...byAddress.values()]
  const isSame =
    kept.length === written.length && kept.every(({ address }, at) => address === written[at]?.address)
  if (kept.length === 0 || isSame) return undefined
  return kept.map(({ address, size }) => (size ? `${address} ${size}` : address)).join(', ')
}

function candidatesOf(srcset: string): Candidate[] {
  return [...srcset.matchAll(/(?:^|,)\s*([^\s,](?:\S*[^\s,])?)(?:\s+([\d.]+[wxh]))?/g)].map(
    ([, address = '', size = '']) => ({ address, size }),
  )
}
