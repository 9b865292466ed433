import type { Plugin } from 'vite'

/**
 * Leaves `import()` as it is. Vite wraps each one in a helper of 0.8 kB that preloads what the part needs,
 * by links that a nonce-only policy refuses.
 */
export function plainImports(): Plugin {
  return {
    name: 'ashlar:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = load => load()'
      return undefined
    },
  }
}
