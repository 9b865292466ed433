import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'

/** Settings of Terser's second pass, in a module: two rounds find what the first round leaves. */
const SETTINGS = { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } } as const

/**
 * Minifies each finished chunk by Terser, after Oxc. Saves 1.5 % of all bundles: 158 bytes of `core` (2 %), 99 of the kit in
 * Preact, and up to 5 % of a block. Neither minifier alone is as small.
 *
 * @throws if Terser cannot read a chunk.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'ashlar:minify-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') await minifyChunk(file)
      },
    },
  }
}

async function minifyChunk(chunk: Rolldown.OutputChunk): Promise<void> {
  const [hint = ''] = /^\/\/#.*\n/.exec(chunk.code) ?? []
  const { code = '', map } = await minify(
    { [chunk.fileName]: chunk.code },
    {
      ...SETTINGS,
      format: { preamble: hint.trim() },
      sourceMap: !!chunk.map && { content: chunk.map as never, asObject: true },
    },
  )
  chunk.code = code
  if (chunk.map && typeof map === 'object') Object.assign(chunk.map, map)
}
