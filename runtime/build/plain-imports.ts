import type { Plugin } from 'vite'

/** Vite's plugins that wrap each `import()` in a preload helper. */
const WRAPPERS = ['native:import-analysis-build', 'vite:build-import-analysis']

/**
 * Leaves `import()` unchanged. Vite's helper preloads by links, which a nonce-only policy blocks, and takes 626 bytes of
 * `core` (8 %) and up to 3 % of a block.
 *
 * @throws if Vite wraps `import()` in another plugin.
 */
export function plainImports(): Plugin {
  return {
    name: 'ashlar:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      for (const wrapper of WRAPPERS) {
        const at = plugins.findIndex(({ name }) => name === wrapper)
        if (at < 0) throw new Error(`runtime/build/plain-imports.ts: Vite has no plugin ${wrapper}`)
        ;(plugins as Plugin[]).splice(at, 1)
      }
    },
  }
}
