import { blockName } from '../../page/watch-page'
import { LEGACY_KINDS } from './legacy-table'

const IMAGE_OWNERS = new Set(LEGACY_KINDS.filter(kind => kind.ownsImages).map(({ block }) => block))

const hosts = new WeakMap<Element, string>()

/** Remembers that a block stands in `host`, or will. */
export function rememberHost(host: Element, block: string): void {
  hosts.set(host, block)
}

/** The element around `inner` whose block loads its pictures itself, and that block's name. */
export function imageOwner(inner: Element): readonly [host: Element, block: string] | undefined {
  for (let at: Element | null = inner; at; at = at.parentElement) {
    const block = hosts.get(at) ?? blockName(at)
    if (block && IMAGE_OWNERS.has(block)) return [at, block]
  }
  return undefined
}
