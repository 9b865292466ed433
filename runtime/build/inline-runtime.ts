import type { Rolldown } from 'vite'

/** How a chunk imports what the bundler shares among all: one of its helpers, under a name of the chunk's. */
const IMPORT = /import\{(\w+) as (\w+)\}from"[^"]*rolldown-runtime-[^"]*";/

/** The bundler's helpers, by how their minified code begins, and what each is as a function. */
const HELPERS: readonly (readonly [begins: string, code: string])[] = [
  // Runs a file of another module system when it is first asked for.
  [
    String.raw`\(\w+,\w+\)=>\(\)=>\(`,
    '(f,m){return()=>(m||(f((m={exports:{}}).exports,m),f=null),m.exports)}',
  ],
  // A module as an object, for those who have it by `import()`.
  [
    String.raw`\(\w+,\w+\)=>\{let `,
    '(all){let o={};for(let k in all)Object.defineProperty(o,k,{get:all[k],enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:"Module"})}',
  ],
]

/** What the name of React's file must tell, beside what is in it. */
export const INLINED = JSON.stringify(HELPERS)

/**
 * Gives each chunk its own copy of the bundler's helper that it imports: one request less, and React imports nothing.
 *
 * @throws where the bundler has another helper, or imports it in another way.
 */
export function inlineRuntime(bundle: Rolldown.OutputBundle): void {
  for (const [fileName, shared] of Object.entries(bundle)) {
    if (shared.type !== 'chunk' || shared.name !== 'rolldown-runtime') continue
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.imports.includes(fileName)) continue
      const [text = '', exported = '', name] = IMPORT.exec(chunk.code) ?? []
      const helper = HELPERS.find(([begins]) => new RegExp(`\\b${exported}=${begins}`).test(shared.code))?.[1]
      if (!name || !helper)
        throw new Error(`${chunk.fileName} needs a helper of the bundler's that is not known`)
      chunk.imports = chunk.imports.filter(file => file !== fileName)
      // A declaration is known from the first line on: where it stands at the end, the source map stays right.
      chunk.code = `${chunk.code.replace(text, ' '.repeat(text.length)).trimEnd()}\nfunction ${name}${helper}\n`
    }
    delete bundle[fileName]
  }
}
