import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

describe('ashlar adopt, for the first paint,', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
  })
  afterEach(() => files.remove())

  /** Adopts a site of one page, and returns the page. */
  async function adopted(html: string): Promise<string> {
    files.write({ 'site/about/page.html': html })
    const { code, errors } = await files.run('adopt', './site', '--out', './new')
    expect([code, errors]).toEqual([0, ''])
    return files.read('new/about/page.html')
  }

  it('shows content without scripts that the template’s script would reveal', async () => {
    const page = await adopted(
      '<body class="a tweak-global-animations-enabled"><div class="image-block-outer-wrapper combination-animation-fade-in"></div><nav id="headerNav"></nav><p class=x></p></body>',
    )
    expect(page).toContain(
      '<body data-animation-state="booted" class="a tweak-global-animations-enabled"><div class="image-block-outer-wrapper combination-animation-fade-in animation-loaded"></div><nav class="positioned" id="headerNav"></nav><p class=x></p></body>',
    )
  })

  it('makes room for a header above the first section, once', async () => {
    const html =
      '<header id="header"><p>Kiln</p></header><main><section class="page-section" id="s"></section></main>'
    const page = await adopted(html)
    expect(page).toMatch(
      /<\/header><style data-ashlar-header-room>.+<\/style><script data-ashlar-header-room>/,
    )
    expect(page).toContain('<section data-ashlar-header-room="" class="page-section" id="s">')
    files.write({ 'again/about/page.html': page })
    await files.run('adopt', './again', '--out', './newer')
    expect(files.read('newer/about/page.html')).toBe(page)
    const saved = html.replace('id="s"', 'style="padding-top: 138px"')
    files.write({ 'saved/page.html': saved })
    await files.run('adopt', './saved', '--out', './newest')
    expect(files.read('newest/page.html')).toContain(saved)
  })
})
