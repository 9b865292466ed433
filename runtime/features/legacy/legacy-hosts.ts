import { blockName } from '../../page/watch-page'
import { LEGACY_KINDS } from './legacy-table'

const PICTURE_OWNERS = new Set(LEGACY_KINDS.filter(kind => kind.ownsPictures).map(({ block }) => block))

const hosts = new WeakMap<Element, string>()

/** Remembers that a block stands in `host`, or will. */
export function rememberHost(host: Element, block: string): void {
  hosts.set(host, block)
}

/** The element around `inner` whose block loads its pictures itself, and that block's name. */
export function pictureOwner(inner: Element): readonly [host: Element, block: string] | undefined {
  for (let at: Element | null = inner; at; at = at.parentElement) {
    const block = hosts.get(at) ?? blockName(at)
    if (block && PICTURE_OWNERS.has(block)) return [at, block]
  }
  return undefined
}
