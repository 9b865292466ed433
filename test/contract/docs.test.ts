import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = globSync(['README.md', 'docs/*.md', '{src,runtime,blocks,demo}/**/README.md']).sort()

/** Paths of the repository in backticks, such as `src/calls`. `NAME` is a wildcard; the server creates `.data`. */
const PATH = /`((?:src|runtime|blocks|demo|test|docs)\/[\w./-]+)`/g
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name as string)

/** Which chunk a file is in, `runtime/build/chunks.ts` decides. */
it.each(PAGES.filter(page => /^(src|blocks)\//.test(page)))('%s names no chunk', page => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/\bchunks?\b/)
})

it.each(PAGES)('%s names existing paths, and links to existing pages', page => {
  const text = readFileSync(page, 'utf8')
  const paths = namesOf(text, PATH).filter(path => !/NAME|\/\.data$/.test(path))
  const links = namesOf(text, LINK).map(link => join(dirname(page), link))
  expect([...paths, ...links].filter(path => !existsSync(path))).toEqual([])
})
