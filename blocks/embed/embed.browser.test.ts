import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './embed'

/** A host that does not resolve. */
const FOREIGN =
  '<iframe src="https://player.invalid/v?a=1&amp;b=2" width="640" height="320" onload="boom()"></iframe>'
const POST = '<blockquote><p>Hot.</p><a href="https://social.invalid/p/1">@studio</a></blockquote>'
const frameOf = (block: Element): Promise<HTMLIFrameElement> => until(() => block.querySelector('iframe'))
const show = (block: Element): Promise<HTMLButtonElement> => until(() => block.querySelector('button'))
const agree = (): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
const marks = (): unknown => Reflect.get(window, 'embedRan')

afterEach(() => {
  $site.set({})
  Reflect.deleteProperty(window, 'embedRan')
})

describe('<ashlar-embed>', () => {
  it('requests no other host before the click, and then shows its frame in the reserved box', async () => {
    const block = await mount('embed', { html: FOREIGN, title: 'The kiln', providerName: 'Kilnview' })
    const button = await show(block)
    const before = block.getBoundingClientRect().height
    expect(button.textContent).to.equal('Show content from Kilnview')
    expect(block.textContent).to.contain('player.invalid')
    expect(block.querySelector('iframe') === null).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
    button.click()
    const frame = await frameOf(block)
    expect(frame.src).to.equal('https://player.invalid/v?a=1&b=2')
    expect(frame.title).to.equal('The kiln')
    expect(frame.referrerPolicy).to.equal('strict-origin-when-cross-origin')
    expect(frame.getAttribute('sandbox')).to.contain('allow-scripts').and.not.to.contain('top-navigation')
    expect(frame.hasAttribute('onload')).to.equal(false)
    await until(() => document.activeElement === frame)
    const { width, height } = block.getBoundingClientRect()
    expect(height).to.equal(before)
    expect(height / width).to.be.closeTo(0.5, 0.01)
  })

  it('keeps the fill and the text of its button under a reset without a layer', async () => {
    await withReset(async () => {
      const block = await mount('embed', { html: FOREIGN }, '', host => {
        host.style.setProperty('--ashlar-accent', 'rgb(0, 0, 120)')
        host.style.setProperty('--ashlar-accent-text', 'rgb(255, 255, 255)')
      })
      const button = await show(block)
      button.style.minInlineSize = '0'
      const text = document.createRange()
      text.selectNodeContents(button)
      const [outer, inner] = [button, text].map(box => box.getBoundingClientRect().left)
      expect((inner ?? 0) - (outer ?? 0)).to.be.at.least(20)
      const style = getComputedStyle(button)
      expect(style.boxShadow).to.contain('rgb(0, 0, 120)')
      expect(style.getPropertyValue('-webkit-text-fill-color')).to.equal('rgb(255, 255, 255)')
    })
  })

  it('shows its frame after consent, without moving the focus', async () => {
    const block = await mount('embed', { html: FOREIGN })
    await show(block)
    agree()
    await frameOf(block)
    expect(document.activeElement === document.body).to.equal(true)
  })

  it('shows a same-origin frame immediately', async () => {
    const block = await mount('embed', {
      html: '<iframe src="about.html" title="About"></iframe>',
      caption: 'Us',
    })
    const frame = await frameOf(block)
    expect(new URL(frame.src).host).to.equal(location.host)
    expect(block.querySelector('figcaption')?.textContent).to.equal('Us')
  })

  it('shows HTML without a frame, sanitized and without remote resources', async () => {
    const trap =
      '<img src="x" onerror="embedRan=1"><script>embedRan=1</script><a href="javascript:embedRan=1">x</a>'
    const block = await mount('embed', { html: POST + trap })
    await until(() => block.querySelector('blockquote'))
    expect(block.querySelector('img, script, [onerror]') === null).to.equal(true)
    expect([...block.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal([
      'https://social.invalid/p/1',
      null,
    ])
    agree()
    // After consent, pictures load but scripts still do not run.
    await until(() => block.querySelector('img'))
    await settle()
    expect(block.querySelector('script, [onerror]') === null).to.equal(true)
    expect(marks()).to.equal(undefined)
  })

  it('runs no scripts unless the owner allows them', async () => {
    $site.set({ consent: 'compat' })
    const block = await mount('embed', { html: `${POST}<script>window.embedRan = 1</script>` })
    await until(() => block.querySelector('blockquote'))
    await settle()
    expect(marks()).to.equal(undefined)
    expect(block.querySelector('button') === null).to.equal(true)
  })

  it('runs allowed scripts after the click', async () => {
    const block = await mount('embed', {
      html: `${POST}<script>window.embedRan = 1</script>`,
      runScripts: true,
    })
    const button = await show(block)
    await until(() => block.querySelector('blockquote'))
    expect(marks()).to.equal(undefined)
    expect(await violations(block)).to.deep.equal([])
    button.click()
    await until(() => marks() === 1)
    expect(block.querySelector('blockquote') === null).to.equal(false)
  })

  for (const runScripts of [false, 'false', 0]) {
    it(`offers nothing where the page says runScripts ${JSON.stringify(runScripts)}, and reports that`, async () => {
      $site.set({ runScripts })
      const html = `${POST}<script>window.embedRan = 1</script>`
      const errors = await errorsDuring(async () => {
        const block = await mount('embed', { html, runScripts: true })
        await until(() => block.querySelector('blockquote'))
        await settle()
        expect(block.querySelector('button') === null).to.equal(true)
        expect(marks()).to.equal(undefined)
      })
      expect(errors).to.include('script-refused')
    })
  }

  it('accepts an oEmbed response', async () => {
    const oembed = {
      type: 'rich',
      provider_name: 'Sounds',
      width: '100%',
      height: 166,
      html: FOREIGN,
      author_name: null,
    }
    const block = await mount('embed', { oembed })
    expect((await show(block)).textContent).to.equal('Show content from Sounds')
  })

  it('keeps the server’s link until consent, and restores its HTML', async () => {
    const html = '<p>See <a href="https://player.invalid/v">the kiln</a></p>'
    const block = await mount('embed', { html: FOREIGN }, html)
    const link = block.querySelector('a')
    await show(block)
    expect(block.querySelector('a') === link).to.equal(true)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(html)
  })

  it('reads a code in a <noscript>', async () => {
    const block = await mount('embed', {}, `<noscript>${FOREIGN.replaceAll('<', '&lt;')}</noscript>`)
    expect((await show(block)).textContent).to.equal('Show it here')
  })

  it('leaves a server-rendered frame in place', async () => {
    const block = await mount('embed', { html: FOREIGN }, '<iframe src="about:blank" title="Here"></iframe>')
    const frame = block.querySelector('iframe')
    await settle()
    expect(frame?.parentElement === block && frame.title === 'Here').to.equal(true)
  })

  it('reports a SoundCloud URL that cannot be parsed, and offers the player of a valid one [ROLL-15]', async () => {
    const { error } = console
    const logged: unknown[] = []
    console.error = (line: unknown) => void logged.push(line)
    const data = { url: 'https:/', providerName: 'SoundCloud', title: 'The kiln' }
    const block = await mount('embed', data)
    await until(() => logged.length).finally(() => {
      console.error = error
    })
    expect(logged).to.deep.equal(['[ashlar] data-invalid: the SoundCloud URL cannot be parsed: https:/'])
    expect(block.textContent).to.equal('The kiln')
    const good = await mount('embed', { ...data, url: 'https://soundcloud.com/tarn/kiln' })
    expect((await show(good)).textContent).to.equal('Show content from SoundCloud')
    expect(good.querySelector('a')?.href).to.equal('https://soundcloud.com/tarn/kiln')
  })

  it('shows a link without a code, unless it is unsafe', async () => {
    const block = await mount('embed', { url: 'https://example.invalid/', title: 'A page' })
    expect((await until(() => block.querySelector('a'))).textContent).to.equal('A page')
    const unsafe = await mount('embed', { url: 'javascript:alert(1)', title: 'A page' })
    await until(() => unsafe.textContent === 'A page')
    expect(unsafe.querySelector('a') === null).to.equal(true)
  })

  it('keeps the server’s HTML when the data has the wrong type', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('embed', { html: 7 }, POST)
      expect(block.innerHTML).to.equal(POST)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })
})
