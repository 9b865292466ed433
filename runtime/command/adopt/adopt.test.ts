import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const TAG = (base: string, context = '{"adopt":"legacy"}'): string =>
  `<link rel="stylesheet" href="${base}ashlar.css"><link rel="stylesheet" href="${base}legacy.css"><script type="application/json" id="site-context">${context}</script><script async type="module" src="${base}boot.js"></script>`

describe('ashlar adopt', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  /** Adopts a site of one page, and returns the page. */
  async function adopted(
    html: string,
    others: Record<string, string> = {},
    ...options: string[]
  ): Promise<string> {
    files.write({ 'site/about/page.html': html, ...others })
    const { code, errors } = await files.run('adopt', './site', '--out', './new', ...options)
    expect([code, errors]).toEqual([0, ''])
    return files.read('new/about/page.html')
  }

  const report = () => JSON.parse(files.read('new-report.json'))

  it('adds the tag behind the encoding, and copies the release for pages', async () => {
    const html =
      '<!doctype html><HTML><head><meta charset=utf-8><title>Über</title></head>\r\n<body  class=a><p>x</body>'
    expect(await adopted(html)).toBe(html.replace('<title>', `${TAG('../ashlar/')}<title>`))
    expect(
      ['boot.js', 'manifest.json', 'boot.js.map', 'types'].map(name =>
        existsSync(files.path(`new/ashlar/${name}`)),
      ),
    ).toEqual([true, true, false, false])
  })

  it('reads the context from the page’s own script, without the addresses of its scripts and its server', async () => {
    const script =
      '<script>Static.SQUARESPACE_CONTEXT = {"website": {"id": "w", "baseUrl": "https://w.example"}, "rollups": {"a": {}}};</script>'
    expect(await adopted(`<head>${script}</head>`)).toBe(
      `<head>${TAG('../ashlar/', '{"analytics":false,"website":{"id":"w"},"adopt":"legacy"}')}</head>`,
    )
  })

  it('removes the builder’s scripts, and keeps those of others and of --keep', async () => {
    const scripts = [
      '<script src="//assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js"></script>',
      '<script src="../page_files/site-bundle.aa.js"></script>',
      '<script>Static.COOKIE_BANNER_CAPABLE = true;</script>',
      '<script src="https://static1.squarespace.com/static/vta/a/scripts/keep-me.js"></script>',
      '<script>track("page")</script>',
      '<script type="application/json">{"Static.A = 1": 2}</script>',
    ]
    const page = await adopted(scripts.join('\n'), {}, '--keep', 'vta/*/keep')
    expect(scripts.map(script => page.includes(script))).toEqual([false, false, false, true, true, true])
    expect(report().pages[0].removedScripts).toEqual([
      '//assets.squarespace.com/universal/scripts-compressed/common-0123456789abcdef-min.en-US.js',
      '../page_files/site-bundle.aa.js',
      'Static.COOKIE_BANNER_CAPABLE = true;',
    ])
  })

  it('makes addresses relative where the file is there, and lists those that are missing', async () => {
    const page = await adopted(
      `<link rel="canonical" href="https://www.example.com/about/page"><a href="/contact?a=1#b">1</a>
      <a href="https://www.example.com/">2</a><a href="/gone">3</a><a href="mailto:a@example.com">4</a>
      <img src="//images.example.net/a%20b.jpg" srcset="/s.jpg 100w, /gone.jpg 2x"><style>a { background: url('/s.jpg') }</style>`,
      {
        'site/contact.html': '',
        'site/index.html': '',
        'site/images.example.net/a b.jpg': '',
        'site/s.jpg': '',
        'site/main.css': '@font-face { src: url("/f.woff2"), url(/g.woff2) }',
        'site/f.woff2': '',
      },
    )
    expect(page).toContain('<a href="../contact.html#b">1</a>')
    expect(page).toContain(
      '<a href="../index.html">2</a><a href="/gone">3</a><a href="mailto:a@example.com">4</a>',
    )
    expect(page).toContain('<img src="../images.example.net/a%20b.jpg" srcset="../s.jpg 100w">')
    expect(page).toContain("url('../s.jpg')")
    expect(files.read('new/main.css')).toBe('@font-face { src: url("f.woff2"), url(/g.woff2) }')
    const { pages, site } = report()
    expect(pages.find((each: { page: string }) => each.page === 'about/page.html').missing).toEqual([
      { kind: 'page', address: '/gone' },
      { kind: 'image', address: '/gone.jpg' },
    ])
    expect(site.missingInStyles).toEqual({ 'main.css': [{ kind: 'font or image', address: '/g.woff2' }] })
  })

  it('maps responsive addresses to the widths that are there', async () => {
    const page = await adopted(
      `<link rel="canonical" href="https://www.example.com/about/page"><img data-src="https://i.example/a.jpg" src="https://i.example/a.jpg?format=100w" srcset="https://i.example/a.jpg?format=100w 100w, https://i.example/a.jpg?format=750w 750w, https://i.example/a.jpg?format=2500w 2500w">
      <img src="/gone.jpg" srcset="/gone.jpg 1x, /gone.jpg?format=100w 2x">`,
      { 'site/i.example/a.jpg?format=500w': '', 'site/i.example/a.jpg?format=1000w': '' },
    )
    const [small, large] = ['500w', '1000w'].map(width => `../i.example/a.jpg-format%3D${width}.jpg`)
    expect(page).toContain(`<img data-src="${large}" src="${small}" srcset="${small} 100w, ${large} 2500w">`)
    expect(page).toContain('<img src="/gone.jpg" srcset="/gone.jpg 1x, /gone.jpg?format=100w 2x">')
  })

  it('writes redirects from the old addresses', async () => {
    await adopted('<link rel="canonical" href="https://www.example.com/who?we=are">', {
      'site/blog.html': 'same',
      'site/blog?page=1.html': 'same',
    })
    expect(files.read('new/_redirects').trim().split('\n')).toEqual([
      '/blog page=1 /blog.html 301',
      '/who we=are /about/page.html 301',
      '/about/page /about/page.html 200',
      '/blog /blog.html 200',
    ])
    expect(files.read('new-redirects.map')).toContain('"/who?we=are" "/about/page.html";')
  })

  it('shows the first picture of a page in the report', async () => {
    await adopted('<img src="https://elsewhere.example/x.jpg"><img data-src="../b c.jpg">', {
      'site/b c.jpg': '',
    })
    expect(files.read('new-report.html')).toContain(
      '<summary><img src="new/b%20c.jpg" alt="" loading="lazy">about',
    )
  })

  it('sends forms of which the page has a description only to --forms', async () => {
    const page = await adopted(
      '<script type="application/json" id="site-context">{"a":1}</script><div class="sqs-block-form"><script class="sqs-form-block-context" type="application/json">{"formId":"f"}</script></div>',
      {},
      '--forms',
      'mailto:a@example.com',
    )
    expect(page).toContain('{"adopt": "legacy", "forms": {"action":"mailto:a@example.com"}, "a":1}')
    expect(report().pages[0].forms).toEqual([{ line: 1, target: 'mailto:a@example.com' }])
  })

  it('gives images that wait for a script their address', async () => {
    const page = await adopted(
      '<img data-src="https://i.example/a.jpg?x=1&amp;y=2"><img src="b.jpg" data-src="c.jpg">',
    )
    expect(page).toContain('<img src="https://i.example/a.jpg?x=1&amp;y=2" loading="lazy" data-src=')
    expect(page).toContain('<img src="b.jpg" data-src="c.jpg">')
  })

  it('gives the builder’s forms a target, and each of their fields a name', async () => {
    const html = `<form data-form-id="f" onsubmit="Y.use('x')"><label for="n">Your name *</label><input id="n"><textarea name="m"></textarea><input type="submit"></form><form action="/own"></form>`
    const page = await adopted(html, {}, '--forms', 'https://forms.example/x')
    const context = '{"adopt":"legacy","forms":{"action":"https://forms.example/x"}}'
    expect(page.replace(TAG('../ashlar/', context), '')).toBe(
      '<form action="https://forms.example/x" method="post"  ><label for="n">Your name *</label><input name="Your name" id="n"><textarea name="m"></textarea><input type="submit"></form><form action="/own"></form>',
    )
  })

  it('removes the description that would replace a form with a target', async () => {
    const page = await adopted(
      '<div class="sqs-block-form"><script class="sqs-form-block-context" type="application/json">{"formId":"f"}</script><div class="form-inner-wrapper" hidden><form data-form-id="f"></form></div></div>',
      {},
      '--forms',
      '/contact',
    )
    expect(page).toContain(
      '<div class="sqs-block-form"><div class="form-inner-wrapper" ><form action="/contact" method="post" >',
    )
  })

  it('lists forms without a target', async () => {
    await adopted('<form data-form-id="f"></form>')
    expect(report().pages[0].forms).toEqual([
      { line: 1, why: 'only the builder’s server received it: give a target by --forms' },
    ])
  })

  it('reports what becomes of each block, and the weight of the scripts', async () => {
    await adopted(
      `<ul class="accordion-items-container" data-block-json='{"design":"slideshow"}'></ul><div class="sqs-block" data-block-type="2"></div>
<div class="sqs-block" data-block-type="60"></div><div data-controller="Parallax"></div><header class="header" data-controller="Header"></header>
<script src="https://assets.squarespace.com/a.js"></script><script>Static.A = 1</script>`,
    )
    const [{ blocks, scripts }] = report().pages
    expect(
      blocks.map(({ name, state, line }: Record<string, unknown>) => `${line} ${name} ${state}`),
    ).toEqual([
      '1 accordion alive',
      '1 html static',
      '2 album unknown',
      '2 Parallax unknown',
      '2 Header alive',
    ])
    expect(scripts).toEqual({ before: 12, after: 32117, unmeasured: 1 })
    expect(files.read('new-report.html')).toContain('<td class="unknown">unknown')
  })

  it('does not call a misspelt block alive, nor one of whose data nothing is read without a word [CMD-02]', async () => {
    await adopted(
      '<ashlar-galery></ashlar-galery><ashlar-accordion data-block-json="{"></ashlar-accordion><ashlar-quote></ashlar-quote>',
    )
    expect(report().pages[0].blocks).toEqual([
      { line: 1, name: 'galery', state: 'unknown', why: 'no block is named "galery": did you mean gallery?' },
      {
        line: 1,
        name: 'accordion',
        state: 'alive',
        why: 'its data is not JSON: only what stands in its HTML is read',
      },
      { line: 1, name: 'quote', state: 'alive' },
    ])
  })

  it('writes nothing in a dry run, and over nothing without --force', async () => {
    files.write({ 'site/a.html': 'a' })
    expect((await files.run('adopt', './site', '--out', './new', '--dry-run')).code).toBe(0)
    expect(existsSync(files.path('new'))).toBe(false)
    files.write({ 'new/a.html': 'mine' })
    const { code, errors } = await files.run('adopt', './site', '--out', './new')
    expect([code, errors.includes('--force'), files.read('new/a.html')]).toEqual([2, true, 'mine'])
    expect((await files.run('adopt', './site', '--out', './new', '--force')).code).toBe(0)
    expect(files.read('new/a.html')).toContain('boot.js')
  })

  it.each([
    ['without a new folder', []],
    ['with a new folder in the old one', ['--out', './site/new']],
    ['with a new folder around the old one', ['--out', './']],
    ['with a target that is no address', ['--out', './new', '--forms', 'nobody']],
  ])('refuses to start %s', async (_, options) => {
    files.write({ 'site/a.html': 'a' })
    expect((await files.run('adopt', './site', ...options)).code).toBe(2)
  })
})
