import type { LightboxItem } from './lightbox.request'

type Place = Pick<Location, 'hash' | 'pathname'>
type Named = { readonly meta: Pick<LightboxItem['meta'], 'id' | 'url'> }

/**
 * The slide that an address names [LBX-02]: by `itemId` in its hash, else by the last segment of its path,
 * else by the full path, which is a slide's url. Null if there is none.
 *
 * @param byIndex whether the hash may name a slide without an id by its index.
 */
export function namedItem(place: Place, items: readonly Named[], byIndex = false): number | null {
  const inHash = hashName(place)
  const segment = decode(place.pathname.split('/').filter(Boolean).at(-1) ?? '')
  const path = bare(place.pathname)
  const tries: readonly [string, (item: Named, index: number) => boolean][] = [
    [inHash, ({ meta }, index) => (meta.id ? bare(meta.id) : byIndex && `${index}`) === inHash],
    [segment, ({ meta }) => bare(meta.id) === segment],
    [inHash, ({ meta }) => bare(meta.url) === inHash],
    [path, ({ meta }) => bare(meta.url) === path || bare(meta.url) === segment],
  ]
  for (const [name, isNamed] of tries) {
    const index = name ? items.findIndex(isNamed) : -1
    if (index >= 0) return index
  }
  return null
}

/** The slide name in a hash; empty if it has none. */
export function hashName({ hash }: Pick<Location, 'hash'>): string {
  return bare(new URLSearchParams(hash.slice(1)).get('itemId') ?? '')
}

function bare(name: string): string {
  return name.split('/').filter(Boolean).join('/')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Addresses may contain an invalid escape.
    return segment
  }
}
