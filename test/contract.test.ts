import { describe, expect, it } from 'vitest'
import { readBlocks } from '../runtime/build/blocks'
import { staleTables } from '../runtime/build/docs-tables'
import { isLegacySheet } from '../runtime/build/static-styles'
import { folderProblems, unlistedEvents } from './contract/block-folder'
import { legacyStarts } from './contract/legacy-starts'
import { importsOf, sourceFiles, withoutComments } from './contract/source-files'
import { styleViolations } from './contract/style-rules'

const BLOCKS = await readBlocks()

/** Forbidden in our scripts: turning foreign text into markup or code, and depending on the URL of boot.js. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'an assignment of HTML': /\.(inner|outer)HTML\s*\+?=(?!=)|\b(inner|outer)HTML:/,
  insertAdjacentHTML: /\.insertAdjacentHTML\(/,
  'unsanitized HTML parsing': /\b(setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)\(/,
  'document.write': /\bdocument\.write(ln)?\(/,
  dangerouslySetInnerHTML: /\bdangerouslySetInnerHTML\b/,
  'document.currentScript': /\bdocument\.currentScript\b/,
  'code evaluation': /\beval\(|\bnew Function\(/,
}

const VAGUE_NAME = /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/

describe.each(BLOCKS)('blocks/$name', block => {
  const { name } = block
  const files = sourceFiles([`blocks/${name}`], { tests: true })

  it('has the required files, named after the block and their role', () => {
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

  it('styles only itself, in its layer, for every writing direction', () => {
    const sheets = files.filter(({ path }) => path.endsWith('.css'))
    const violations = sheets.flatMap(({ path, text }) =>
      styleViolations(name, text, isLegacySheet(path) ? legacyStarts(block) : []).map(
        violation => `${path}, ${violation}`,
      ),
    )
    expect(violations).toEqual([])
  })
})

it('has documentation tables that match the manifests of the blocks', async () => {
  const pages = (await staleTables()).map(({ page }) => `${page} is stale: run npm run docs:tables`)
  expect(pages).toEqual([])
})

describe('every file', () => {
  it('is named after its contents', () => {
    const vague = sourceFiles(['src', 'runtime', 'blocks', 'demo', 'test'], { tests: true })
      .map(({ path }) => path)
      .filter(path => VAGUE_NAME.test(path))
    expect(vague).toEqual([])
  })

  it.each(Object.entries(FORBIDDEN))('that runs on a page does not contain %s', (_, pattern) => {
    const violations = sourceFiles(['src', 'runtime', 'blocks'], { tests: false })
      .filter(({ text }) => pattern.test(withoutComments(text)))
      .map(({ path }) => path)
      // Names what it removes from Preact.
      .filter(path => path !== 'runtime/build/preact-cuts.ts')
    expect(violations).toEqual([])
  })
})
