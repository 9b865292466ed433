import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../../docs/site/blocks/facts'
import { optionRows } from '../../docs/site/blocks/options'
import { splitReadme } from '../../docs/site/blocks/readme'
import { siteLink } from '../../docs/site/links'
import { SECTIONS } from '../../docs/site/navigation'
import { readBlocks } from '../../runtime/build/blocks'
import { errorCodes } from '../../runtime/build/error-codes'
import { typeFiles } from '../../runtime/types/write-types'

const read = (path: string): string => readFileSync(path, 'utf8')
const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name as string)),
]

const GUIDES = globSync('docs/*.md').sort()
const blocks = await readBlocks()
const readmeOf = (name: string): string => `blocks/${name}/README.md`
const READMES = blocks.map(({ name }) => readmeOf(name)).filter(path => existsSync(path))
const generated = await typeFiles()

it('shows every guide once', () => {
  const shown = SECTIONS.flatMap(({ pages }) => pages)
  expect([...shown].sort()).toEqual(GUIDES.map(path => basename(path, '.md')))
})

it('explains every error code, and no other', () => {
  const explained = namesIn(read('docs/troubleshooting.md'), /^### `([\w-]+)`$/gm)
  expect(explained).toEqual(errorCodes().map(([code]) => code))
})

it.each([...GUIDES, ...READMES])('%s links to pages of the site', path => {
  const links = namesIn(read(path), /(?<!!\[[^\]]*)\]\(([^)\s]+)\)/g)
  expect(links.filter(link => siteLink(link, path, '') === undefined)).toEqual([])
})

describe('names', () => {
  const manifest = generated.get('custom-elements.json') ?? ''
  const sources = globSync('{src,runtime,blocks}/**/*.{ts,tsx,css}').map(read).join('\n')
  const properties = new Set([
    ...namesIn(manifest, /"(--ashlar-[\w-]+)"/g),
    ...namesIn(sources, /(--ashlar-[\w-]+)/g),
  ])
  const events = new Set([
    ...blocks.flatMap(({ events = [] }) => events),
    ...namesIn(sources, /['"`]ashlar:([\w:-]+)['"`]/g),
    ...namesIn(sources, /(?:emit|fire|announce)\w*(?:<\w+>)?\(\s*[\w.]+,\s*'([\w:-]+)'/g),
    ...namesIn(manifest, /"ashlar:([\w:-]+)"/g),
  ])

  it.each([...GUIDES, ...READMES])('%s names custom properties and events that exist', path => {
    const text = read(path)
    const named = namesIn(text, /`(--ashlar-[\w-]*\w)`/g)
    expect(named.filter(name => !properties.has(name))).toEqual([])
    const fired = namesIn(text, /`ashlar:([a-z][\w:-]*\w)`/g)
    expect(fired.filter(name => !events.has(name))).toEqual([])
  })
})

/** Keys of the page context, in the tables of blocks that are configured there. */
const IN_CONTEXT = new Set([
  'cookie-banner',
  'popup-overlay',
  'licensed-assets-bar',
  'site-badge',
  'cart-drawer',
])

describe.each(blocks.filter(({ name }) => !IN_CONTEXT.has(name)))('$name', ({ name }) => {
  const schema = JSON.parse(generated.get(`schemas/${name}.json`) ?? '{}') as Schema
  const known = new Set(optionRows(schema).map(({ key }) => plain(key)))
  const { notes } = splitReadme(existsSync(readmeOf(name)) ? read(readmeOf(name)) : '')

  it('documents options that exist', () => {
    const named = notes.flatMap(({ keys, place }) => (place ? [] : keys)).filter(key => !key.includes('"'))
    expect(named.filter(key => !known.has(plain(key)))).toEqual([])
  })

  it('says of every option what it means', () => {
    const noted = new Set(notes.flatMap(({ keys }) => keys.map(plain)))
    const silent = optionRows(schema).filter(
      ({ key, meaning, depth }) => depth === 0 && !meaning && !noted.has(plain(key)),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })
})

/** `thumbnails-per-row` and `thumbnailsPerRow` are the same option. */
function plain(key: string): string {
  return key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
