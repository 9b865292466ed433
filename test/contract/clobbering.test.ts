import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a page runs: not the command, the build, the writers of types, tests, and the module that reads the document for all others. */
const SOURCES = globSync('{src,blocks,runtime}/**/*.{ts,tsx}').filter(
  path => !/\.test\.tsx?$|fixture|^runtime\/(command|build|types)\/|^src\/data\/core\/dom\.ts$/.test(path),
)

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g

it.each([
  [
    'property of the document',
    /(?<![\w$])(?:window\.|view\.|(?<!\.))document\.\w+|(?:\.\.\.)document\.\w+|= document\b(?=\n)/,
  ],
  ['property of an element’s document', /\.ownerDocument\.\w+/],
  ['global by its name', /Reflect\.get\((?:window|globalThis)\b|= window as \{/],
])('reads no %s that an element can replace', (_, pattern) => {
  const found = SOURCES.flatMap(path => {
    const [match] = readFileSync(path, 'utf8').replace(COMMENTS, '').match(pattern) ?? []
    return match ? [`${path}: ${match}`] : []
  })
  expect(found).toEqual([])
})
