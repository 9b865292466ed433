import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'
import { findEnding } from './folder-files'

it.each([
  ['shop.html', '.html', ''],
  ['a@b.HTM', '.HTM', ''],
  ['site/shop.html?tag=x/y', undefined, undefined],
  ['site/shop.html?tag=x', '.html', '?tag=x'],
  ['shop.xhtml@tag=x', '.xhtml', '@tag=x'],
  ['shop.html@tag', undefined, undefined],
  ['shop.html@=x', undefined, undefined],
  ['shop.htmlx', undefined, undefined],
])('the ending of %s is %s, its query %s', (path, ending, query) => {
  const found = findEnding(path, /\.x?html?/gi)
  expect([found?.ending, found?.query]).toEqual([ending, query])
})

describe('a name that is not UTF-8', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
    files.write({ 'site/a.html': '<img src="a.jpg">', 'site/\ufffd.html': '<p>' })
    const at = (name: string): Buffer => Buffer.from(files.path(`site/${name}`), 'latin1')
    writeFileSync(at('bad\xff.html'), '<p>')
    writeFileSync(at('bad\xff.jpg'), '')
    mkdirSync(at('\xe9t\xe9'))
  })
  afterEach(() => files.remove())

  it('is reported by check, which checks all other pages', async () => {
    const { out } = await files.run('check', './site', '--json')
    const { pages, findings } = JSON.parse(out)
    const found = findings.map(({ file, rule, message }: Record<string, string>) => [
      file?.replace(/.*site\//, ''),
      rule,
      message,
    ])
    expect(pages).toBe(4)
    expect(found.filter(([, rule]: string[]) => rule === 'unreadable').sort()).toEqual([
      ['\\xe9t\\xe9', 'unreadable', 'the file or folder has a name that is not UTF-8: rename it'],
      ['bad\\xff.html', 'unreadable', 'the file or folder has a name that is not UTF-8: rename it'],
    ])
    expect(found.some(([file, rule]: string[]) => file === 'a.html' && rule === 'missing-alt')).toBe(true)
  })

  it('is reported by adopt, which adopts all other files', async () => {
    expect((await files.run('adopt', './site', '--out', './new')).code).toBe(0)
    expect(files.read('new/a.html')).toContain('boot.js')
    const { leftOut } = JSON.parse(files.read('new-report.json')).site
    expect(leftOut.map(({ path }: { path: string }) => path).sort()).toEqual([
      '\\xe9t\\xe9/',
      'bad\\xff.html',
      'bad\\xff.jpg',
    ])
  })

  it('is reported by prerender, which prerenders all other pages', async () => {
    const { code, out } = await files.run('prerender', './site', '--json')
    const failed = JSON.parse(out).pages.filter(({ failed }: { failed?: string }) => failed)
    expect([code, failed.map(({ page }: { page: string }) => page).sort()]).toEqual([
      1,
      ['\\xe9t\\xe9/', 'bad\\xff.html'],
    ])
  })
})
