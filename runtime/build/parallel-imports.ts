import { dirname, join, relative } from 'node:path/posix'
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** An `import()` of another file of the build, as the minifier leaves it. */
const IMPORT = /import\((["'`])([^"'`]+\.js)\1\)/g

/** What Vite wraps one in, for a helper that does nothing here. */
const WRAPPED = /[\w$]+\(\(\)=>(import\(["'`][^"'`]+\.js["'`]\)),(?:\[\]|void 0),import\.meta\.url\)/g

/** Bundle name → what is asked for with it. */
export type Bundles = Readonly<Record<string, readonly string[]>>

/**
 * Lets a part that is loaded later come together with what it imports. Otherwise the browser learns of that only when
 * the part is there: one way to the server and back more before a film plays.
 *
 * @param bundles what is there by then: with `core` on every page, with another bundle where this stands.
 * @param except the names of the chunks whose imports stay one by one.
 */
export function parallelImports(bundle: Bundle, bundles: Bundles, except: readonly string[]): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk') importTogether(chunk, bundle, bundles, except.includes(chunk.name))
  }
}

function importTogether(
  chunk: Chunk,
  bundle: Bundle,
  { core = [], ...bundles }: Bundles,
  isExcepted: boolean,
): void {
  const loaded = new Set([...core, ...(bundles[chunk.name] ?? []), ...withImports(chunk, bundle)])
  const calls = new Map<string, string>()
  const bare = chunk.code.replace(WRAPPED, (text, plain) => plain.padEnd(text.length))
  const code = bare.replace(IMPORT, (text, quote, path) => {
    const part = bundle[join(dirname(chunk.fileName), path)]
    if (isExcepted || part?.type !== 'chunk') return text
    const others = [...withImports(part, bundle)].filter(file => file !== part.fileName && !loaded.has(file))
    if (others.length === 0) return text
    const all = others.map(file => `import(${quote}${pathTo(file, chunk.fileName)}${quote})`)
    const name = `together${calls.size}`
    calls.set(name, `function ${name}(){return together(${[text, ...all]})}`)
    // As long as before: with the functions at the end, the source map stays right.
    return `${name}()`.padEnd(text.length)
  })
  chunk.code = code
  if (calls.size === 0) return
  const together = 'function together(...all){return Promise.all(all).then(([part])=>part)}'
  chunk.code = `${[code.trimEnd(), together, ...calls.values()].join('\n')}\n`
}

/** A chunk, and all that it imports. */
export function withImports(chunk: Chunk, bundle: Bundle, known = new Set<string>()): Set<string> {
  known.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !known.has(name)) withImports(imported, bundle, known)
  }
  return known
}

const pathTo = (file: string, from: string): string => {
  const path = relative(dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}
