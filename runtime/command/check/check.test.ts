import { symlinkSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

describe('ashlar check', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  /** Checks a page, and returns its findings as `line:column rule message`. */
  async function findings(
    html: string | Buffer,
    ignored = ['will-move', 'boot-missing', 'missing-file'],
  ): Promise<string[]> {
    files.write({ 'site/page.html': html })
    const { out } = await files.run(
      'check',
      './site',
      '--json',
      ...ignored.flatMap(rule => ['--ignore', rule]),
    )
    return JSON.parse(out).findings.map(
      ({ line, column, rule, message }: Record<string, unknown>) => `${line}:${column} ${rule} ${message}`,
    )
  }

  it.each([
    [
      '\n <ashlar-acordion></ashlar-acordion>',
      '2:2 unknown-block no block is named "acordion": did you mean accordion?',
    ],
    [
      '<script type="application/json" id="site-context">{"rollups":{"countdown":{"js":"/c.js"}}}</script><ashlar-countdwon></ashlar-countdwon>',
      '1:100 unknown-block no block is named "countdwon": did you mean countdown?',
    ],
    [
      '<script type="application/json" id="site-context">{"webiste":{},"theme":{}}</script>',
      '1:52 unknown-option site-context: webiste: unknown option; did you mean website?',
    ],
    [
      '<script type="application/json" id="site-context">{"cookieSettings":{"cookieBanerText":""}}</script>',
      '1:70 unknown-option site-context: cookieSettings.cookieBanerText: unknown option; did you mean cookieBannerText?',
    ],
    [
      '<div data-ashlar="gallry"></div>',
      '1:1 unknown-block no block is named "gallry": did you mean gallery?',
    ],
    [
      '<accordion></accordion>',
      '1:1 unknown-block <accordion> is no block: did you mean <ashlar-accordion>?',
    ],
    [
      '<ashler-menu-tabs></ashler-menu-tabs>',
      '1:1 unknown-block <ashler-menu-tabs> is no block: did you mean <ashlar-menu-tabs>?',
    ],
    [
      '<script async src="https://cdn.example/ashlar/boot.js"></script>',
      '1:1 boot-unusable boot.js is a module: write <script type="module" async src="…">',
    ],
    [
      '<p><ashlar-accordion><ul></ul></ashlar-accordion></p>',
      '1:4 cut-off <ashlar-accordion> is cut off, because the <p> around it ends inside: move the block out of the <p>',
    ],
    [
      '<ashlar-quote><p>Text</p>',
      '1:1 cut-off <ashlar-quote> has no end tag, so that it contains the rest of the page: close it with </ashlar-quote>',
    ],
    [
      '<ashlar-accordion data-block-json=\'{\n  "openFirst": tru}\'></ashlar-accordion>',
      '2:16 data-not-json not JSON: invalid symbol at "tru"',
    ],
    [
      '<ashlar-accordion data-block-json="{&quot;opn&quot;: 1,}"></ashlar-accordion>',
      '1:56 data-not-json not JSON: property name expected at "}"',
    ],
    [
      '<ashlar-accordion data-block-json="{&quot;openFrist&quot;: true}"></ashlar-accordion>',
      '1:37 unknown-option accordion: openFrist: unknown option; did you mean openFirst?',
    ],
    [
      '<ashlar-accordion><script type="application/json">\n{"items": [{"title": 3}]}</script></ashlar-accordion>',
      '2:13 data-invalid accordion: items.0.title: expected string, received number',
    ],
    [
      '<ashlar-accordion data-block-json=\'{"design": "red"}\'></ashlar-accordion>',
      '1:37 unknown-option accordion: design: "red" is none of plain, boxed',
    ],
    [
      '<script type="application/json" id="site-context">{</script>',
      '1:52 data-not-json not JSON: close brace expected at the end',
    ],
    ['<img src="a.jpg">', '1:1 missing-alt <img> has no alt (a.jpg); write alt="" if it is decoration'],
    ['<b id="a"></b>\n<i id="a"></i>', '2:1 duplicate-id id "a" is already used in line 1'],
    [
      '<ashlar-form><form><input name="a"></form></ashlar-form>',
      '1:14 form-without-target the form has no action and no formId: nothing receives what visitors write',
    ],
    [
      '<ashlar-newsletter></ashlar-newsletter>',
      '1:1 form-without-target <ashlar-newsletter> has no formId and no <form> with an action',
    ],
    [
      '<ashlar-accordion data-load="lazy"></ashlar-accordion>',
      '1:1 unknown-option data-load="lazy" is unknown, and counts as visible; known: visible, idle, eager, interaction, hydrated, media(…)',
    ],
    [
      '<ashlar-accordion data-load="egaer"></ashlar-accordion>',
      '1:1 unknown-option data-load="egaer" is unknown, and counts as visible; did you mean eager?',
    ],
    [
      '<ashlar-accordion data-block-json=\'{"pictures": [{"src": "a.jpg", "alt": ""}, {"src": "b.jpg"}]}\'></ashlar-accordion>',
      '1:79 missing-alt accordion: pictures.1 has no alt; write "alt": "" if it is decoration',
    ],
  ])('finds the mistake in %s [CMD-01]', async (html, finding) => {
    expect(await findings(html)).toEqual([finding])
  })

  it.each([
    '<ashlar-accordion data-block-json=\'{"openFirst": true}\'></ashlar-accordion>',
    '<script id="site-context" type="application/json">{"rollups": {"mine": {}}}</script><ashlar-mine></ashlar-mine>',
    '<div data-ashlar="blog-list"></div>',
    '<ashlar-form><form action="/contact/"></form></ashlar-form>',
    '<ashlar-form data-block-json=\'{"formId": "a"}\'></ashlar-form>',
    '<button></button><video></video><my-gallery></my-gallery><site-header></site-header>',
    '<noscript><img src="a.jpg"></noscript><img alt="" src="b.jpg">',
    '<form><input name="q"></form>',
    '<ashlar-accordion data-load="media(width &gt; 40rem)"></ashlar-accordion>',
    '<ashlar-accordion data-load=" idle "></ashlar-accordion>',
    '<ashlar-accordion data-block-json=\'{"pictures": [{"src": "a.jpg", "title": "A"}, {"src": "b.mp4", "type": "video"}, {}]}\'></ashlar-accordion>',
  ])('accepts %s', async html => {
    expect(await findings(html)).toEqual([])
  })

  it('reads no file out of the folder that a manifest names, nor a manifest that is a link out of it', async () => {
    const manifest = (version: string): string =>
      JSON.stringify({ version, files: { '../../secret.txt': { bytes: 1 } } })
    files.write({
      'secret.txt': 'secret',
      'secret.json': manifest('7.7.7'),
      'site/index.html': '<script type="module" src="a/boot.js"></script>',
      'site/b.html': '<script type="module" src="b/boot.js"></script>',
      'site/a/boot.js': '',
      'site/a/manifest.json': manifest('9.9.9'),
      'site/b/boot.js': '',
    })
    symlinkSync(files.path('secret.json'), files.path('site/b/manifest.json'))
    const { out } = await files.run('check', './site')
    expect(out).toContain('../../secret.txt is missing')
    expect(out).toContain('manifest.json is missing beside boot.js')
    expect(out).not.toMatch(/7\.7\.7|6 bytes/)
  })

  it.each(['ashlar/boot.js', '/ashlar/boot.js'])(
    'says which release %s is of, and which files are missing',
    async boot => {
      files.write({
        'site/index.html': `<script type="module" src="${boot}"></script>`,
        'site/ashlar/boot.js': '/*boot*',
        'site/ashlar/core.js': 'too short',
        'site/ashlar/manifest.json': files.read('dist/manifest.json'),
      })
      const { code, out } = await files.run('check', './site')
      expect(code).toBe(1)
      expect(out).toContain('site/ashlar/boot.js is Ashlar 9.9.9')
      expect(out).toContain(
        'core.js has 9 bytes instead of 10: it is of another release (release-incomplete)',
      )
      expect(out).toContain('accordion.js is missing: copy the release again (release-incomplete)')
    },
  )

  it.each(['ashlar/boot.js', '/ashlar/boot.js?v=1', '../elsewhere/boot.js'])(
    'names the tag that leads to no file: %s',
    async boot => {
      const [finding = ''] = await findings(`<script type="module" src="${boot}"></script>`)
      expect(finding).toContain(`1:1 boot-unusable ${boot} leads to `)
      expect(finding).toContain('boot.js, which does not exist')
    },
  )

  it.each([
    ['<p></p><ashlar-accordion></ashlar-accordion>', ['1:8']],
    ['<div data-ashlar="gallery"></div>', ['1:1']],
    ['<script src="boot.js"></script><ashlar-accordion></ashlar-accordion>', []],
    ['<script type="module" src="/site.js"></script><ashlar-accordion></ashlar-accordion>', []],
    ['<p>No block</p>', []],
  ])('says that nothing starts the blocks of %s [CMD-01]', async (html, places) => {
    const found = await findings(html, ['boot-unusable', 'missing-file'])
    const rule = 'boot-missing nothing starts the blocks of this page'
    const rest = 'add <script type="module" async src="…/boot.js"></script>'
    expect(found.filter(text => !text.includes('will-move'))).toEqual(
      places.map(place => `${place} ${rule}: ${rest}`),
    )
  })

  it('names files that are not in the folder, from the root of a site too [CMD-01]', async () => {
    files.write({ 'site/a b.jpg': '', 'site/index.html': '', 'site/site.css': '' })
    const html = [
      '<link rel="stylesheet" href="/site.css?v=2"><link rel="alternate" href="/feed.xml">',
      '<img alt="" src="a%20b.jpg"><img alt="" src="https://cdn.example/c.jpg">',
      '<img alt="" src="{{ photo }}"><template><img alt="" src="t.jpg"></template>',
      '<video poster="p.jpg"></video><script src="/js/site.js"></script>',
      '<img alt="" src="%">',
    ]
    const found = await findings(html.join('\n'), ['will-move'])
    expect(found.map(text => text.replaceAll(/\S*\/site\//g, ''))).toEqual([
      '4:1 missing-file p.jpg leads to p.jpg, which does not exist',
      '4:31 missing-file /js/site.js leads to js/site.js, which does not exist',
      '5:1 missing-file % leads to %, which does not exist',
    ])
  })

  it.each([['<base href="/elsewhere/"><img alt="" src="a.jpg">'], ['<img alt="" src="/a.jpg">']])(
    'does not know where the files of %s are',
    async html => {
      expect(await findings(html, ['will-move'])).toEqual([])
    },
  )

  it.each([
    [
      '<p><img src="a.jpg" width="3">',
      '1:4 <img> has no width and height (a.jpg): what follows moves when it loads',
    ],
    [
      `<ashlar-quote data-block-json='{"text":"a"}'></ashlar-quote>`,
      '1:1 the content of <ashlar-quote> is only in its JSON: run ashlar prerender, or give it a height',
    ],
  ])('finds what will move: %s', async (html, finding) => {
    expect(await findings(html, ['missing-alt', 'boot-missing', 'missing-file'])).toEqual([
      finding.replace(' ', ' will-move '),
    ])
  })

  it.each([
    '<img src="a.jpg" width="3" height="2">',
    '<img src="a.jpg" style="aspect-ratio: 1">',
    '<ashlar-gallery><img src="a.jpg"></ashlar-gallery>',
    '<noscript><img src="a.jpg"></noscript>',
    `<ashlar-quote data-block-json='{"text":"a"}'><figure data-prerendered=""></figure></ashlar-quote>`,
    `<ashlar-quote style="min-height: 4rem" data-block-json='{"text":"a"}'></ashlar-quote>`,
    `<ashlar-quote data-block-json='{}'></ashlar-quote>`,
    `<ashlar-social-follow data-block-json='{"username":"a"}'></ashlar-social-follow>`,
  ])('expects no movement of %s', async html => {
    expect(await findings(html, ['missing-alt', 'boot-missing', 'missing-file'])).toEqual([])
  })

  it('leaves out ignored rules, and succeeds without findings', async () => {
    files.write({ 'site/page.html': '<img src="a.jpg">', 'site/a.jpg': '' })
    const { code, out, errors } = await files.run(
      'check',
      './site',
      '--ignore',
      'missing-alt',
      '--ignore',
      'will-move',
    )
    expect([code, out, errors]).toEqual([0, '', '1 page, 0 findings\n'])
  })

  it('names a page that it cannot read, and goes on', async () => {
    files.write({ 'site/a.html': Buffer.from('\ufeff<p>', 'utf16le'), 'site/b.html': '<img>' })
    const { code, out } = await files.run('check', './site')
    expect(code).toBe(1)
    expect(out).toContain('a.html:1:1: the page is UTF-16: save it as UTF-8 (unreadable)')
    expect(out).toContain('b.html:1:1: <img> has no alt')
  })

  it.each([
    [['check'], 'name a folder'],
    [['check', './nowhere'], 'there is no file or folder'],
    [['check', './site', '--ignore', 'alt'], 'there is no rule "alt"'],
    [['check', './site', '--what'], "Unknown option '--what'"],
    [['chek'], 'no command "chek"'],
  ])('rejects %s', async (argv, message) => {
    const { code, errors } = await files.run(...argv)
    expect(code).toBe(2)
    expect(errors).toContain(message)
  })
})
