import { describe, expect, it } from 'vitest'
import { readBlocks } from '../runtime/build/blocks'
import { staleTables } from '../runtime/build/docs-tables'
import { folderProblems, unlistedEvents } from './contract/block-folder'
import { importsOf, sourceFiles, withoutComments } from './contract/source-files'
import { styleViolations } from './contract/style-rules'

const MOST_LINES = 200
const MOST_LINES_OF_A_TEST = 220

const BLOCKS = await readBlocks()

/** What no script of ours does: foreign text never becomes markup or code, and boot.js may stand anywhere. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'an HTML property set': /\.(inner|outer)HTML\s*\+?=(?!=)|\b(inner|outer)HTML:/,
  insertAdjacentHTML: /\.insertAdjacentHTML\(/,
  'HTML parsed as it is': /\b(setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)\(/,
  'document.write': /\bdocument\.write(ln)?\(/,
  dangerouslySetInnerHTML: /\bdangerouslySetInnerHTML\b/,
  'document.currentScript': /\bdocument\.currentScript\b/,
  'code from text': /\beval\(|\bnew Function\(/,
}

const TEST = /\.(test|spec)\.tsx?$/

const VAGUE_NAME = /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/

describe.each(BLOCKS)('blocks/$name', block => {
  const { name } = block
  const files = sourceFiles([`blocks/${name}`], { tests: true })

  it('has the files that every block has, named after itself and their role', () => {
    expect(folderProblems(name, files)).toEqual([])
  })

  it('lists the events that it fires', () => {
    expect(unlistedEvents(name, files, block)).toEqual([])
  })

  it('imports no other block', () => {
    const foreign = new RegExp(`^blocks/(?!${name}/|kit/)`)
    const own = files.filter(({ path }) => !/\.(test|fixture)\.tsx?$/.test(path))
    expect(own.flatMap(importsOf).filter(path => foreign.test(path))).toEqual([])
  })

  it('styles itself only, in its layer, for every writing direction', () => {
    const sheets = files.filter(({ path }) => path.endsWith('.css'))
    const violations = sheets.flatMap(({ path, text }) =>
      styleViolations(name, text).map(violation => `${path}, ${violation}`),
    )
    expect(violations).toEqual([])
  })
})

it('has documentation whose tables fit the manifests of the blocks', async () => {
  const pages = (await staleTables()).map(({ page }) => `${page} is stale: run npm run docs:tables`)
  expect(pages).toEqual([])
})

describe('every file', () => {
  it(`has at most ${MOST_LINES} lines, a test ${MOST_LINES_OF_A_TEST}`, () => {
    const long = sourceFiles(['src', 'runtime', 'blocks', 'demo', 'test'], { tests: true })
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > (TEST.test(path) ? MOST_LINES_OF_A_TEST : MOST_LINES))
    expect(long).toEqual([])
  })

  it('is named for what it holds', () => {
    const vague = sourceFiles(['src', 'runtime', 'blocks', 'demo', 'test'], { tests: true })
      .map(({ path }) => path)
      .filter(path => VAGUE_NAME.test(path))
    expect(vague).toEqual([])
  })

  it.each(Object.entries(FORBIDDEN))('that runs on a page does without %s', (_, pattern) => {
    const faults = sourceFiles(['src', 'runtime', 'blocks'], { tests: false })
      .filter(({ text }) => pattern.test(withoutComments(text)))
      .map(({ path }) => path)
    expect(faults).toEqual([])
  })
})
