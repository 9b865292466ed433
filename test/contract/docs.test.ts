import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = globSync(['README.md', 'docs/*.md', '{src,runtime,blocks,demo}/**/README.md']).sort()

/** Paths of the repository in backticks, such as `src/calls`; `NAME` stands for any; `.data` is made by the server. */
const PATH = /`((?:src|runtime|blocks|demo|test|docs)\/[\w./-]+)`/g
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name as string)

it.each(PAGES)('%s names paths that exist, and links to pages that do', page => {
  const text = readFileSync(page, 'utf8')
  const paths = namesOf(text, PATH).filter(path => !/NAME|\/\.data$/.test(path))
  const links = namesOf(text, LINK).map(link => join(dirname(page), link))
  expect([...paths, ...links].filter(path => !existsSync(path))).toEqual([])
})
