import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles, withoutComments } from './contract/source-files'
import { styleViolations } from './contract/style-rules'

const MOST_LINES = 200
const MOST_LINES_OF_A_TEST = 220

const BLOCKS = readdirSync('blocks', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)

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

describe.each(BLOCKS)('blocks/%s', name => {
  const files = sourceFiles([`blocks/${name}`], { tests: true })
  const paths = files.map(({ path }) => path.slice(`blocks/${name}/`.length))

  it('has the files that every block has', () => {
    const needed = ['.ts', '.schema.ts', '.view.tsx', '.browser.test.ts'].map(ending => `${name}${ending}`)
    expect(needed.filter(file => !paths.includes(file))).toEqual([])
  })

  it('tests its state by rules alone', () => {
    const states = paths.filter(path => path.endsWith('.state.ts'))
    const untested = states.filter(path => !paths.includes(path.replace(/\.ts$/, '.test.ts')))
    expect(untested).toEqual([])
  })

  it('names its files after itself and their role', () => {
    const own = new RegExp(`^${name}(\\.[a-z0-9]+(-[a-z0-9]+)*)*\\.(ts|tsx|css)$`)
    const inFolder = /^[a-z0-9-]+(\/[a-z0-9.-]+)+\.(ts|tsx|css)$/
    expect(paths.filter(path => !own.test(path) && !inFolder.test(path))).toEqual([])
  })

  it('defines the tag of its folder', () => {
    const entry = files.find(({ path }) => path === `blocks/${name}/${name}.ts`)
    expect(entry?.text).toMatch(new RegExp(`\\bdefineBlock(<.*>)?\\(\\s*'${name}'`))
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

  it.skipIf(!existsSync('README.md'))('stands in the table of README.md', () => {
    const rows = readFileSync('README.md', 'utf8')
      .split('\n')
      .filter(line => line.startsWith('|'))
    const isListed = rows.some(row => new RegExp(`\\b(ashlar-)?${name}\\b`).test(row.split('|')[1] ?? ''))
    expect(isListed, `README.md has no table row that starts with ${name}`).toBe(true)
  })
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
