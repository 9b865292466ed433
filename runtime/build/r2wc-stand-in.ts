import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces @r2wc/core in bundles by the part of it that blocks use, which takes half a kilobyte less. */
export function r2wcStandIn(): Plugin {
  const file = resolve('blocks/kit/element/r2wc.ts')
  return {
    name: 'ashlar:r2wc-stand-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^@r2wc\/core$/ }, handler: () => file },
  }
}
