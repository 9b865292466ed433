import { readFileSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const QUOTE = `<ashlar-quote data-block-json='{"text":"a"}'></ashlar-quote>`
const DONE = QUOTE.replace('><', '><figure data-prerendered=""><blockquote><p>a</p></blockquote></figure><')

describe('ashlar prerender, given bad input,', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  /** Prerenders a page, undoes it, and returns what it was in between. */
  async function thereAndBack(bytes: Buffer, name = 'a.html'): Promise<Buffer> {
    files.write({ [`site/${name}`]: bytes })
    const page = files.path(`site/${name}`)
    expect(await files.run('prerender', './site')).toMatchObject({ code: 0, errors: '' })
    const done = readFileSync(page)
    await files.run('prerender', './site', '--undo')
    expect(readFileSync(page).equals(bytes)).toBe(true)
    return done
  }

  it('prerenders a page of 5 MB with unclosed tags', async () => {
    const row = '<ul><li>Text <a href=/x>link</a><li><b>bold</b></ul><table><tr><td><p>open</table>\n'
    const html = `<title>x</title>${QUOTE}${row.repeat(5_000_000 / row.length)}<p><b><script>open`
    expect((await thereAndBack(Buffer.from(html))).includes(DONE)).toBe(true)
  })

  it('keeps every byte of a page whose encoding is broken', async () => {
    const broken = Buffer.from([0xe9, 0xff, 0xc3])
    const done = await thereAndBack(Buffer.concat([Buffer.from(`\r\n${QUOTE}`), broken]))
    expect(done.equals(Buffer.concat([Buffer.from(`\r\n${DONE}`), broken]))).toBe(true)
  })

  it('accepts odd names', async () => {
    for (const name of ['a?b=1&c.html', 'ü "x" %2F.html', '-dash.html']) {
      expect(`${await thereAndBack(Buffer.from(QUOTE), name)}`).toBe(DONE)
    }
  })

  it('reads no file out of the folder that the manifest beside boot.js names, or is', async () => {
    const manifest = (sheet: string): string =>
      JSON.stringify({ version: '1', bundles: { quote: { js: [], static: sheet } }, files: {} })
    files.write({
      'secret.txt': 'secret',
      'manifest.json': manifest('/inside.css'),
      'site/ashlar/inside.css': 'inside{}',
      'site/other/boot.js': '',
      'site/other/inside.css': 'inside{}',
      'site/broken/manifest.json': '{"bundles":[]}',
      ...Object.fromEntries(
        ['ashlar', 'other', 'broken'].map(folder => [
          `site/${folder}.html`,
          `<script type="module" src="${folder}/boot.js"></script>${QUOTE}`,
        ]),
      ),
    })
    symlinkSync(files.path('manifest.json'), files.path('site/other/manifest.json'))
    symlinkSync(files.path('secret.txt'), files.path('site/ashlar/linked.css'))
    for (const [sheet, isRead] of [
      ['inside.css', true],
      ['../../secret.txt', false],
      ['linked.css', false],
    ] as const) {
      files.write({ 'site/ashlar/manifest.json': manifest(sheet) })
      expect((await files.run('prerender', './site')).code).toBe(0)
      expect(files.read('site/ashlar.html')).not.toContain('secret')
      expect(files.read('site/ashlar.html').includes('inside{}')).toBe(isRead)
      await files.run('prerender', './site', '--undo')
    }
    await files.run('prerender', './site')
    expect(files.read('site/other.html')).not.toContain('inside{}')
    expect(files.read('site/broken.html')).toContain('data-prerendered')
  })

  it('writes to no file out of the folder', async () => {
    files.write({ 'out.html': QUOTE, 'site/a.html': QUOTE })
    symlinkSync(files.path('out.html'), files.path('site/b.html'))
    symlinkSync(files.path('site/a.html'), files.path('site/c.html'))
    symlinkSync(files.path('out.html'), files.path('site/a.html.ashlar'))
    expect((await files.run('prerender', './site')).code).toBe(0)
    expect([files.read('out.html'), files.read('site/c.html')]).toEqual([QUOTE, DONE])
  })

  it('prerenders a whole folder of such pages in bounded time, and undoes it', async () => {
    const row = '<ul><li>Text <a href=/x>link</a><li><b>bold</b></ul><table><tr><td><p>open</table>\n'
    const accordion = `<ashlar-accordion data-block-json='{"items":[{"title":"Q","content":"A"}]}'></ashlar-accordion>`
    const good: Record<string, Buffer> = {
      'large.html': Buffer.from(`${QUOTE}${row.repeat(500_000 / row.length)}<p><b><script>open`),
      'broken.html': Buffer.concat([Buffer.from(QUOTE), Buffer.from([0xe9, 0xff, 0xc3])]),
      'many.html': Buffer.from(accordion.repeat(400)),
      'a?b=1&c.html': Buffer.from(QUOTE),
      '%2F "x"/-dash.html': Buffer.from(`<title>${QUOTE}</title>${QUOTE}`),
      'adopted.html': Buffer.from(
        `<script type="module" src="dist/boot.js" data-adopt="legacy"></script>${QUOTE}`,
      ),
      'wrong.html': Buffer.from(`<ashlar-quote data-block-json='{"text":'></ashlar-quote>${QUOTE}`),
    }
    const bad: Record<string, Buffer> = {
      'deep.html': Buffer.from('<div>'.repeat(200_000) + QUOTE),
      'wide.html': Buffer.from(`\ufeff${QUOTE}`, 'utf16le'),
    }
    for (const [name, bytes] of Object.entries({ ...good, ...bad })) files.write({ [`site/${name}`]: bytes })
    files.write({ 'out.html': QUOTE })
    symlinkSync(files.path('out.html'), files.path('site/link.html'))
    symlinkSync(files.path('site'), files.path('site/loop'))
    const read = (name: string): Buffer => readFileSync(files.path(`site/${name}`))

    const { code, errors } = await files.run('prerender', './site')
    expect(code).toBe(1)
    for (const name of Object.keys(bad)) expect(errors).toContain(name)
    for (const name of Object.keys(good))
      expect([name, read(name).includes('data-prerendered')]).toEqual([name, true])
    expect(files.read('out.html')).toBe(QUOTE)

    await files.run('prerender', './site', '--undo')
    for (const [name, bytes] of Object.entries({ ...good, ...bad })) {
      expect([name, read(name).equals(bytes)]).toEqual([name, true])
    }
  })

  it('gives 400 accordions ids and content of their own', async () => {
    const accordion = (at: number): string =>
      `<ashlar-accordion data-block-json='{"items":[{"title":"Question ${at}","content":"Answer ${at}"}]}'></ashlar-accordion>`
    const html = Array.from({ length: 400 }, (_, at) => accordion(at)).join('')
    const done = `${await thereAndBack(Buffer.from(html))}`
    expect(done.match(/<details data-prerendered=""/g)).toHaveLength(400)
    expect(done).toContain('<p>Answer 399</p>')
  })
})
