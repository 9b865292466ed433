import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const listOf = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort()

describe('ashlar adopt, given bad input,', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  const adopt = (from = './site', to = './new') => files.run('adopt', from, '--out', to)
  const report = () => JSON.parse(files.read('new-report.json'))

  it('changes nothing of a page that is already adopted', async () => {
    files.write({
      'site/a.html':
        '<head><script src="//assets.squarespace.com/a.js"></script></head><img data-src="/b.jpg"><a href="/c?d=1">c</a>',
      'site/b.jpg': '',
      'site/c@d=1.html': '',
    })
    await adopt()
    expect((await adopt('./new', './again')).code).toBe(0)
    for (const name of ['a.html', 'c@d=1.html'])
      expect(files.read(`again/${name}`)).toBe(files.read(`new/${name}`))
  })

  it('adopts a page of 5 MB with unclosed tags', async () => {
    const row = '<ul><li>Text <a href=/x>link</a><li><b>bold</b></ul><table><tr><td><p>open</table>\n'
    files.write({ 'site/a.html': `<title>x</title>${row.repeat(5_000_000 / row.length)}<p><b><script>open` })
    expect((await adopt()).code).toBe(0)
    const page = files.read('new/a.html')
    expect(page).toContain('boot.js')
    expect(page.endsWith('<p><b><script>open')).toBe(true)
  })

  it('publishes no redirects from a file out of the folder', async () => {
    files.write({ 'site/a.html': '<p>a</p>', 'secret.txt': '/secret /b 301' })
    symlinkSync(files.path('secret.txt'), files.path('site/_redirects'))
    expect((await adopt()).code).toBe(0)
    expect(files.read('new/_redirects')).not.toContain('secret')
  })

  it('names a page whose unclosed tags nest too deeply', async () => {
    files.write({ 'site/a.html': '<div>'.repeat(200_000) })
    expect((await adopt()).code).toBe(1)
    expect(report().pages[0].failed).toBe('more than 1000 elements are nested: close its tags')
  })

  it('names a page whose unclosed formatting multiplies its elements', async () => {
    const formatting = Array.from({ length: 900 }, (_, at) => `<i class=c${at}>`).join('')
    const page = `<p>${formatting}${'<p>x'.repeat(20_000)}`
    files.write({ 'site/a.html': page, 'site/b.html': '<p>' })
    expect((await adopt()).code).toBe(1)
    const message = `the page has more than ${page.length + 1000} elements: close its formatting tags`
    expect(report().pages.map(({ failed }: { failed?: string }) => failed)).toEqual([message, undefined])
  })

  it('adopts a page of many paragraphs whose formatting is never closed', async () => {
    const paragraph = '<p><font size=2><b>Some words of a page that was written long ago, in an editor.'
    files.write({ 'site/a.html': `<title>x</title>${paragraph.repeat(2000)}` })
    expect((await adopt()).code).toBe(0)
  })

  it('keeps every byte of a page whose encoding is broken', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<head></head><p title="'),
      Buffer.from([0xe9, 0xff, 0xc3]),
      Buffer.from('"><img data-src="\u00e9.jpg">', 'latin1'),
    ])
    files.write({ 'site/a.html': bytes })
    expect((await adopt()).code).toBe(0)
    const page = readFileSync(files.path('new/a.html'))
    expect(page.includes(Buffer.from([0xe9, 0xff, 0xc3]))).toBe(true)
    expect(page.includes(Buffer.from('src="\u00e9.jpg" loading', 'latin1'))).toBe(true)
  })

  it('keeps the byte order mark at the start', async () => {
    files.write({ 'site/a.html': '\ufeff<head></head>' })
    await adopt()
    expect(files.read('new/a.html')).toMatch(/^\ufeff<head><link/)
  })

  it('copies a page that it cannot read, names it, and goes on', async () => {
    const bytes = Buffer.from('\ufeff<p>a</p>', 'utf16le')
    files.write({ 'site/a.html': bytes, 'site/b.html': '' })
    expect((await adopt()).code).toBe(1)
    expect(readFileSync(files.path('new/a.html')).equals(bytes)).toBe(true)
    expect(report().pages.map(({ page, failed }: Record<string, unknown>) => [page, failed])).toEqual([
      ['a.html', 'the page is UTF-16: save it as UTF-8'],
      ['b.html', undefined],
    ])
  })

  it('follows no link out of the folder, and no dotfile', async () => {
    files.write({ 'secret.txt': 'secret', 'outside/a.html': '', 'site/a.html': '', 'site/.env': 'secret' })
    symlinkSync(files.path('secret.txt'), files.path('site/b.txt'))
    symlinkSync(files.path('outside'), files.path('site/c'))
    symlinkSync(files.path('site'), files.path('site/loop'))
    symlinkSync(files.path('site/a.html'), files.path('site/d.html'))
    symlinkSync(files.path('nowhere'), files.path('site/e'))
    expect((await adopt()).code).toBe(0)
    expect(
      ['a.html', 'd.html', 'b.txt', 'c', 'loop', '.env'].map(name => existsSync(files.path(`new/${name}`))),
    ).toEqual([true, true, false, false, false, false])
    const { leftOut } = report().site
    expect(
      Object.fromEntries(leftOut.map((each: Record<string, string>) => [each['path'], each['leftOut']])),
    ).toEqual({
      'b.txt': 'is a link out of the folder',
      c: 'is a link out of the folder',
      loop: 'is a link to a folder',
      e: 'is a link to nothing',
    })
  })

  describe('reached by links,', () => {
    /** A site, a folder beside it, and links; the site's bytes must stay. */
    beforeEach(() => {
      files.write({ 'site/a.html': 'a', 'site/sub/b.html': 'b', 'beside/c.txt': 'c' })
    })

    const link = (to: string, from: string): void => symlinkSync(files.path(to), files.path(from))

    it.each([
      ['that leads into the old one', () => link('site/sub', 'new'), './new'],
      ['that leads to the old one', () => link('site', 'new'), './new'],
      ['in a folder that leads into the old one', () => link('site/sub', 'way'), './way/new'],
      [
        'in a folder that leads to the old one, by two links',
        () => {
          link('site', 'one')
          link('one', 'way')
        },
        './way/deep/new',
      ],
      ['that leads around the old one', () => link('.', 'beside/all'), './beside/all'],
      ['that is a link in the old one', () => link('beside', 'site/way'), './site/way'],
      ['that leads to a folder in the old one that is not there', () => link('site/none', 'new'), './new'],
    ])('refuses a new folder %s', async (_, prepare, out) => {
      prepare()
      const before = listOf(files.path('.'))
      const { code, errors } = await files.run('adopt', './site', '--out', out, '--force')
      expect([code > 0, errors]).toEqual([
        true,
        expect.stringMatching(/neither in the other one|link to nothing/),
      ])
      expect(listOf(files.path('.'))).toEqual(before)
    })

    it('refuses an old folder that is a link to the new one', async () => {
      link('site', 'way')
      expect((await adopt('./way', './site/sub')).code).toBe(2)
    })

    it('replaces links and shared files in the new folder, and what is beside it', async () => {
      mkdirSync(files.path('new'))
      linkSync(files.path('site/a.html'), files.path('new/a.html'))
      link('site/a.html', 'new/_redirects')
      link('site/a.html', 'new-report.html')
      link('site/a.html', 'new-report.json')
      linkSync(files.path('site/a.html'), files.path('new-redirects.map'))
      expect((await files.run('adopt', './site', '--out', './new', '--force')).code).toBe(0)
      expect([files.read('site/a.html'), files.read('site/sub/b.html')]).toEqual(['a', 'b'])
      expect(files.read('new/a.html')).toContain('boot.js')
    })

    it.each(['sub', 'ashlar'])('writes through no link in the new folder: %s', async name => {
      files.write({ 'new/keep.txt': '' })
      link('site/sub', `new/${name}`)
      const { code, errors } = await files.run('adopt', './site', '--out', './new', '--force')
      expect([code, errors]).toEqual([1, expect.stringContaining('leads out of the new folder by a link')])
      expect(listOf(files.path('site'))).toEqual(['a.html', 'sub', 'sub/b.html'])
      expect(files.read('site/sub/b.html')).toBe('b')
    })
  })

  it('gives files names that every file system accepts, and changes the links to them', async () => {
    mkdirSync(files.path('site'))
    const long = `${'x'.repeat(240)}.html`
    files.write({
      'site/a.html': `<a href="b%3Fc=1.html">1</a><img src="d.jpg%3Fformat=500w" alt=""><a href="con.html">2</a><a href="${long}">3</a>`,
      'site/b?c=1.html': 'b',
      'site/b-c=1.html': 'other',
      'site/d.jpg?format=500w': '',
      'site/con.html': '',
      [`site/${long}`]: '',
    })
    expect((await adopt()).code).toBe(0)
    const { renamed } = report().site
    expect(renamed).toMatchObject({ 'con.html': '_con.html', 'd.jpg?format=500w': 'd.jpg-format=500w.jpg' })
    const [, first = ''] = /href="([^"]*)">1/.exec(files.read('new/a.html')) ?? []
    expect(files.read(`new/${decodeURIComponent(first)}`)).toContain('b')
    expect(files.read('new/a.html')).toContain('src="d.jpg-format%3D500w.jpg"')
    expect(renamed[long].length).toBeLessThan(200)
  })

  it('writes pages that differ by their query only once', async () => {
    files.write({
      'site/blog.html': '<a href="blog%3Fpage=1.html">1</a><a href="blog%3Fpage=2.html">2</a>',
      'site/blog?page=1.html': '<a href="blog%3Fpage=1.html">1</a><a href="blog%3Fpage=2.html">2</a>',
      'site/blog?page=2.html': 'another',
    })
    expect((await adopt()).code).toBe(0)
    expect(report().site.duplicates).toEqual({ 'blog?page=1.html': 'blog.html' })
    expect(files.read('new/blog.html')).toContain(
      '<a href="blog.html">1</a><a href="blog-page%3D2.html">2</a>',
    )
    expect(existsSync(files.path('new/blog-page=1.html'))).toBe(false)
  })

  it('adopts pages whose names end with a query', async () => {
    files.write({
      'site/a.html': '<a href="shop.html?tag=bowls">1</a><a href="shop.html@tag=cups">2</a>',
      'site/shop.html?tag=bowls': 'bowls',
      'site/shop.html@tag=cups': 'cups',
      'site/ada@tarn.png': '',
    })
    expect((await adopt()).code).toBe(0)
    expect(report().pages.map(({ output }: { output: string }) => output)).toEqual([
      'a.html',
      'shop.html@tag=cups.html',
      'shop.html-tag=bowls.html',
    ])
    expect(files.read('new/shop.html-tag=bowls.html')).toContain('boot.js')
    expect(files.read('new/a.html')).toContain(
      '<a href="shop.html-tag%3Dbowls.html">1</a><a href="shop.html%40tag%3Dcups.html">2</a>',
    )
    expect(files.read('new/_redirects')).toContain('/shop tag=bowls /shop.html-tag%3Dbowls.html 301')
    expect(existsSync(files.path('new/ada@tarn.png'))).toBe(true)
  })

  it('adds the tag beside scripts of the builder that are kept, and says so', async () => {
    const script = '<script src="//assets.squarespace.com/a.js"></script>'
    files.write({ 'site/a.html': `<head>${script}</head>` })
    expect((await files.run('adopt', './site', '--out', './new', '--keep', '*')).code).toBe(0)
    expect(files.read('new/a.html')).toMatch(/boot\.js"><\/script><script src="\/\/assets/)
    expect(report().pages[0].removedScripts).toEqual([])
  })

  it('lists 400 accordions', async () => {
    files.write({ 'site/a.html': '<ul class="accordion-items-container"><li>a</ul>\n'.repeat(400) })
    expect((await adopt()).code).toBe(0)
    expect(report().totals.aliveBlocks).toBe(400)
  })
})
