/** The replacements for React in the flavour `lite`, as Preact documents them. */
const ALIASES = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

/** Returns the module aliases of a flavour: `lite` is the same source on Preact's React API. */
export function aliasesOf(flavour: string | undefined): typeof ALIASES {
  return flavour === 'lite' ? ALIASES : []
}
