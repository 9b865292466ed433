import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const FORM =
  '<form class="header-search" action="/search" method="GET"><input type="search" name="query"></form>'

const page = (title: string, body: string, head = ''): string =>
  `<html lang="de"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

describe('the search of an adopted site', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  async function adopt(pages: Readonly<Record<string, string | Buffer>>): Promise<void> {
    files.write(Object.fromEntries(Object.entries(pages).map(([name, html]) => [`site/${name}`, html])))
    expect((await files.run('adopt', './site', '--out', './new')).errors).toBe('')
  }
  const index = () => JSON.parse(files.read('new/search-index.json')).pages

  it('finds the words of every page in an index, without those of menus and scripts', async () => {
    await adopt({
      'index.html': page('Tarn', `<header>Menu</header>${FORM}<p>Bowls &amp;\n mugs</p><script>no</script>`),
      'über uns/kiln.html': page('Kiln', '<nav>Menu</nav><main><h1>The kiln</h1><img src="k.jpg"></main>'),
      'über uns/k.jpg': '',
      'hidden.html': page('Hidden', 'x', '<meta name="robots" content="noindex">'),
      'old.html': Buffer.concat([
        Buffer.from('<html><head><meta charset="windows-1251"><title>'),
        Buffer.from([0xc3, 0xeb, 0xe8, 0xed, 0xe0]),
        Buffer.from('</title></head><body>x</body></html>'),
      ]),
    })
    expect(index()).toEqual([
      { title: 'Глина', url: 'old.html', text: 'x' },
      { title: 'Tarn', url: 'index.html', text: 'Bowls & mugs' },
      {
        title: 'Kiln',
        url: '%C3%BCber%20uns/kiln.html',
        text: 'The kiln',
        image: '%C3%BCber%20uns/k.jpg',
      },
    ])
  })

  it('leads search forms to a new page of results, which lists all pages without JavaScript', async () => {
    await adopt({ 'a/index.html': page('A & B', FORM) })
    const html = files.read('new/a/index.html')
    expect(html).toContain(
      '<form class="header-search" action="../search.html" ><input type="search" name="q"></form>',
    )
    expect(html).toContain('"search":{"index":"../search-index.json","page":"../search.html"}')
    const results = files.read('new/search.html')
    expect(results).toContain('<html lang="de">')
    expect(results).toContain('<body class="search-results-page">')
    expect(results).toContain('<li><a href="a/index.html">A &#38; B</a></li>')
    expect(files.read('new/_redirects')).toContain('/search /search.html 200')
    expect(JSON.parse(files.read('new-report.json')).pages[0].forms).toEqual([
      { line: 1, target: '../search.html' },
    ])
  })

  it('keeps the page of results that the site has, and gives it a field where only a script drew one', async () => {
    await adopt({
      'search.html': page('Search', '<main><div class="sqs-search-page"></div></main>'),
      'index.html': page('Home', FORM),
    })
    const results = files.read('new/search.html')
    expect(results).toContain('<body class="search-results-page">')
    expect(results).toContain('<div class="sqs-search-page"><ashlar-search')
    expect(index().map(({ url }: { url: string }) => url)).toEqual(['index.html'])
  })

  it('writes a page of results although a folder has a page of that name', async () => {
    await adopt({ 'blog/search.html': page('Search', 'x'), 'index.html': page('Home', FORM) })
    expect(files.read('new/index.html')).toContain('action="search.html"')
    expect(files.read('new/search.html')).toContain('<ashlar-search')
  })

  it('leaves the searches of others, and sites without one', async () => {
    const other = '<form role="search" action="https://search.example/"><input name="s"></form>'
    await adopt({ 'index.html': page('Home', other) })
    expect(files.read('new/index.html')).toContain(other)
    expect(existsSync(files.path('new/search-index.json'))).toBe(false)
    expect(existsSync(files.path('new/search.html'))).toBe(false)
  })

  it('stays the same in a second run', async () => {
    await adopt({ 'index.html': page('Home', `${FORM}<p>Bowls</p>`), 'b/c.html': page('C', FORM) })
    expect((await files.run('adopt', './new', '--out', './again')).errors).toBe('')
    for (const name of ['index.html', 'b/c.html', 'search.html', 'search-index.json', '_redirects']) {
      expect(files.read(`again/${name}`)).toBe(files.read(`new/${name}`))
    }
  })
})
