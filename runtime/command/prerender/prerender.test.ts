import { readFileSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const QUOTE = `<ashlar-quote data-block-json='{"text":"Größe"}'></ashlar-quote>`

/** A GIF of 3 by 2 px. */
const GIF = Buffer.from('R0lGODlhAwACAIAAAAAAAP///yH5BAAAAAAALAAAAAADAAIAAAIChF8AOw==', 'base64')

describe('ashlar prerender', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  async function prerendered(html: string | Buffer, others: Record<string, string | Buffer> = {}) {
    files.write({ 'site/a.html': html, ...others })
    const { code, out, errors } = await files.run('prerender', './site', '--json')
    expect([code, errors]).toEqual([0, ''])
    const { pages } = JSON.parse(out)
    return { html: files.read('site/a.html'), report: pages[0] }
  }

  const RELEASE = {
    'site/ashlar/manifest.json': JSON.stringify({
      bundles: {
        core: { js: ['core.js'] },
        quote: { js: ['quote.js', 'core.js'], static: 'css/quote.css' },
        map: { js: ['map.js', 'core.js'] },
        features: { js: ['features.js', 'core.js'], legacy: 'css/features.legacy.css' },
        gallery: {
          js: ['gallery.js', 'core.js'],
          static: 'css/gallery.css',
          legacy: 'css/gallery.legacy.css',
        },
      },
      variants: { gallery: [{ values: ['slideshow', 'slider'], js: ['slideshow.js'] }] },
      adoption: ['adopt.js'],
      files: {
        'core.js': { bytes: 1, integrity: 'sha384-c' },
        'quote.js': { bytes: 1, integrity: 'sha384-q' },
        'map.js': { bytes: 1, integrity: 'sha384-m' },
        'features.js': { bytes: 1, integrity: 'sha384-f' },
        'gallery.js': { bytes: 1, integrity: 'sha384-g' },
        'slideshow.js': { bytes: 1, integrity: 'sha384-s' },
        'adopt.js': { bytes: 1, integrity: 'sha384-a' },
      },
    }),
    'site/ashlar/css/gallery.css': 'ashlar-gallery{color:red}',
    'site/ashlar/css/gallery.legacy.css': '.sqs-block-gallery{color:red}',
    'site/ashlar/css/features.legacy.css': '.header-menu{display:none}',
    'site/ashlar/css/quote.css': '@layer ashlar{ashlar-quote{display:block;content:"“"}}',
  }

  const TAG =
    '<link rel="stylesheet" href="ashlar/ashlar.css"><script type="module" src="ashlar/boot.js"></script>'

  it('writes native HTML into blocks, in the encoding of the page', async () => {
    const { html, report } = await prerendered(QUOTE)
    expect(html).toContain(
      '<figure data-prerendered=""><blockquote><p>Gr&#246;&#223;e</p></blockquote></figure>',
    )
    expect(report.blocks).toEqual(['quote'])
    expect((await prerendered(`<meta charset="utf-8">${QUOTE}`)).html).toContain('<p>Größe</p>')
  })

  it('inlines the styles of the page’s blocks instead of the sheet of all, and preloads their scripts', async () => {
    const { html } = await prerendered(
      `<head>${TAG}</head>${QUOTE}<ashlar-map data-load="interaction"></ashlar-map>`,
      RELEASE,
    )
    expect(html).toContain(
      '<link data-prerendered-media="" media="not all" rel="stylesheet" href="ashlar/ashlar.css">' +
        '<style data-prerendered="">@layer ashlar{ashlar-quote{display:block;content:"\\201c "}}</style>' +
        '<link data-prerendered="" rel="modulepreload" href="ashlar/quote.js" integrity="sha384-q">' +
        '<link data-prerendered="" rel="modulepreload" href="ashlar/core.js" integrity="sha384-c">' +
        '<script type="module" src="ashlar/boot.js">',
    )
    expect(html).not.toContain('map.js')
  })

  it('inlines the styles of exported markup on adopted pages, and preloads the scripts that adopt it', async () => {
    const { html } = await prerendered(
      `<head><link rel="stylesheet" href="ashlar/ashlar.css"><link rel="stylesheet" href="ashlar/legacy.css">
      <script type="application/json" id="site-context">{"adopt":"legacy"}</script><script type="module" src="ashlar/boot.js"></script>
      </head><div class="sqs-block-gallery"></div>`,
      RELEASE,
    )
    expect(html).toContain(
      '<style data-prerendered="">.sqs-block-gallery{color:red}.header-menu{display:none}</style>',
    )
    expect(html.match(/media="not all"/g)).toHaveLength(2)
    expect([...html.matchAll(/modulepreload" href="ashlar\/([^"]*)"/g)].map(([, file]) => file)).toEqual([
      'gallery.js',
      'core.js',
      'features.js',
      'adopt.js',
    ])
  })

  it.each([
    ['slideshow', ['gallery.js', 'core.js', 'slideshow.js']],
    ['grid', ['gallery.js', 'core.js']],
  ])('preloads the variants that a page shows: %s', async (design, files) => {
    const { html } = await prerendered(
      `${TAG}<ashlar-gallery data-block-json='{"design":"${design}"}'></ashlar-gallery>`,
      RELEASE,
    )
    expect([...html.matchAll(/modulepreload" href="ashlar\/([^"]*)"/g)].map(([, file]) => file)).toEqual(
      files,
    )
  })

  it('preloads scripts with low priority if a picture has a high one', async () => {
    const { html } = await prerendered(
      `${TAG}${QUOTE}<img src="a.webp" fetchpriority="high" alt="">`,
      RELEASE,
    )
    expect(html).toContain('rel="modulepreload" fetchpriority="low" href="ashlar/quote.js"')
  })

  it('keeps the sheet linked with --linked', async () => {
    files.write({ 'site/a.html': TAG + QUOTE, ...RELEASE })
    await files.run('prerender', './site', '--linked')
    expect(files.read('site/a.html')).toMatch(
      /^<link rel="stylesheet" href="ashlar\/ashlar.css"><link data-p/,
    )
  })

  it('adds the sizes of pictures that state none', async () => {
    const { html, report } = await prerendered(
      '<p><img src="b%20c.gif?x" alt=""><img src="b c.gif" width="5" alt=""><img src="/gone.gif" alt=""><img src="b c.gif" srcset="b%20c.gif 2x" alt=""><img src="../secret.gif" alt=""></p>',
      { 'site/b c.gif': GIF, 'secret.gif': GIF },
    )
    expect(html).toContain('<img data-prerendered-size="" width="3" height="2" src="b%20c.gif?x" alt="">')
    expect(html).toContain(
      '<style data-prerendered="">@layer ashlar{:where(img[data-prerendered-size]){height:auto}}</style>',
    )
    expect(report.pictures).toBe(1)
  })

  it('changes nothing the second time, and restores every byte with --undo', async () => {
    const html = Buffer.from(
      `\ufeff<!doctype html>\r\n<HEAD>${TAG}</HEAD>\r\n<body  class=a>\r\n${QUOTE}\r\n<IMG src=b.gif><p>open<ul><li>x`,
    )
    const others = { 'site/b.gif': GIF, ...RELEASE }
    const { html: first } = await prerendered(html, others)
    expect(first).toContain('width="3"')
    expect((await files.run('prerender', './site')).out).toContain('changed: 0')
    expect(files.read('site/a.html')).toBe(first)
    expect((await files.run('prerender', './site', '--undo')).code).toBe(0)
    expect(readFileSync(files.path('site/a.html')).equals(html)).toBe(true)
  })

  it('follows a change of the data', async () => {
    await prerendered(QUOTE)
    const changed = files.read('site/a.html').replace('"text":"Größe"', '"text":"new"')
    const { html } = await prerendered(changed)
    expect(html).toContain('<p>new</p>')
    expect(html.match(/<figure/g)).toHaveLength(1)
  })

  it('writes nothing in a dry run', async () => {
    files.write({ 'site/a.html': QUOTE })
    expect((await files.run('prerender', './site', '--dry-run')).out).toContain('changed: 1')
    expect(files.read('site/a.html')).toBe(QUOTE)
  })

  it('leaves and names a page that swallows what is added, and goes on', async () => {
    const open = `<script type="module" src="ashlar/boot.js"></script>${QUOTE.replace('</ashlar-quote>', '<svg></ashlar-quote>')}`
    files.write({
      'site/a.html': `<textarea>${open}`,
      'site/b.html': QUOTE,
      'site/c.html': Buffer.from('\ufeffa', 'utf16le'),
    })
    symlinkSync(files.path('dist/boot.js'), files.path('site/d.html'))
    const { code, errors } = await files.run('prerender', './site')
    expect([code, errors]).toEqual([1, 'c.html: the page is UTF-16: save it as UTF-8\n'])
    expect(files.read('site/a.html')).toBe(`<textarea>${open}`)
    expect(files.read('site/b.html')).toContain('<figure')
    expect(files.read('dist/boot.js')).toBe('/*boot*')
  })
})
