import { expect } from 'chai'
import { $shownVideo } from '../../src/media/single-video'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { PICTURE, playButton, player, YOUTUBE } from './video.fixture'
import './video'

const DATA = { html: `<iframe src="${YOUTUBE}" width="854" height="480"></iframe>`, title: 'Moon jar' }
const TUBE = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?'

afterEach(() => {
  $shownVideo.set(undefined)
  $site.set({})
})

describe('<ashlar-video>', () => {
  it('shows a thumbnail and a button, and contacts the provider only after the click', async () => {
    const block = await mount('video', { ...DATA, thumbnail: 'https://i.ytimg.com/vi/a/hqdefault.jpg' })
    const button = await playButton(block)
    expect(button.ariaLabel).to.equal('Play: Moon jar')
    await settle()
    expect(block.querySelector('iframe, img')).to.equal(null)
    expect(document.querySelector('link[rel=preconnect]')).to.equal(null)
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [width, height] of [
    [1000, 200],
    [400, 225],
  ]) {
    it(`keeps its thumbnail at 16:9 in a box of ${width} by ${height} [VID-15]`, async () => {
      const block = await mount('video', { ...DATA, thumbnail: PICTURE, width, height })
      const thumbnail = await until(() => block.querySelector('.video__thumbnail'))
      const box = thumbnail.getBoundingClientRect()
      expect(box.width / box.height).to.be.closeTo(16 / 9, 0.01)
      const stage = block.querySelector('.video__stage')?.getBoundingClientRect()
      expect((stage?.width ?? 0) / (stage?.height ?? 1)).to.be.closeTo((width ?? 0) / (height ?? 1), 0.02)
    })
  }

  it('shows an error if Vimeo’s player refuses to embed the video [VID-16]', async () => {
    const block = await mount('video', { url: 'https://vimeo.com/12' })
    ;(await playButton(block)).click()
    const frame = await player(block)
    const say = (data: object, origin = 'https://player.vimeo.com'): void => {
      const message = new MessageEvent('message', { data: JSON.stringify(data), origin })
      // Firefox rejects a cross-process window in the event’s constructor.
      Object.defineProperty(message, 'source', { value: frame.contentWindow })
      dispatchEvent(message)
    }
    const refusal = { event: 'error', data: { name: 'PrivacyError', method: 'ready' } }
    say({ event: 'error', data: { name: 'RangeError' } })
    say(refusal, 'https://other.example')
    await settle()
    expect(frame.isConnected).to.equal(true)
    const codes = await errorsDuring(async () => {
      say(refusal)
      await until(() => block.querySelector('.video__invalid'))
    })
    expect(codes).to.deep.equal(['video-refused'])
    expect(block.textContent).to.equal(
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    )
    expect(frame.isConnected).to.equal(false)
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows the video when its overlay is clicked anywhere [VID-04] [VID-14]', async () => {
    const block = await mount('video', { ...DATA, thumbnail: PICTURE })
    const { left, top } = (await playButton(block)).getBoundingClientRect()
    const hit = document.elementFromPoint(left + 5, top + 5)
    expect(block.contains(hit)).to.equal(true)
    ;(hit as HTMLElement).click()
    const frame = await player(block)
    expect(frame.src).to.equal(`${TUBE}enablejsapi=1&autoplay=1`)
    expect(block.querySelector('button')).to.equal(null)
  })

  it('gives the player a title, permissions, a referrer policy and the focus', async () => {
    const block = await mount('video', DATA)
    ;(await playButton(block)).click()
    const frame = await player(block)
    expect(frame.title).to.equal('Moon jar')
    expect(frame.referrerPolicy).to.equal('strict-origin-when-cross-origin')
    expect(frame.allow).to.contain('autoplay').and.to.contain('fullscreen')
    await until(() => document.activeElement === frame)
  })

  it('keeps its overlay while it is inactive [VID-04]', async () => {
    const block = await mount('video', { ...DATA, inactive: true })
    const button = await playButton(block)
    button.click()
    block.dispatchEvent(new CustomEvent('ashlar:play'))
    await settle()
    expect(button.disabled).to.equal(true)
    expect(block.querySelector('iframe')).to.equal(null)
  })

  it('has a large button that is operable by keyboard [A11Y-08]', async () => {
    const block = await mount('video', DATA)
    const button = await playButton(block)
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
    button.focus()
    expect(document.activeElement === button).to.equal(true)
    expect(button.tabIndex).to.equal(0)
    // A browser turns Enter and Space on a button into a click.
    expect(button).to.be.instanceOf(HTMLButtonElement)
  })

  it('returns all others to their overlay when one is shown [VID-06]', async () => {
    const one = await mount('video', DATA)
    const other = await mount('video', DATA)
    const states: unknown[] = []
    one.addEventListener('ashlar:change', event => states.push((event as CustomEvent).detail))
    ;(await playButton(one)).click()
    await player(one)
    ;(await playButton(other)).click()
    await player(other)
    await playButton(one)
    expect(one.querySelector('iframe')).to.equal(null)
    await until(() => states.length === 2)
    expect(states).to.deep.equal([{ state: 'shown' }, { state: 'overlay' }])
  })

  it('reloads the video when its mode changes [VID-07]', async () => {
    const block = await mount('video', { ...DATA, mode: 'fit' })
    ;(await playButton(block)).click()
    const before = await player(block)
    block.dataset.blockJson = JSON.stringify({ ...DATA, mode: 'fill' })
    const after = await until(() => {
      const frame = block.querySelector('iframe')
      return frame !== before && frame
    })
    expect(after.src).to.equal(before.src)
  })

  it('keeps its player when only its texts change', async () => {
    const block = await mount('video', DATA)
    ;(await playButton(block)).click()
    const before = await player(block)
    block.dataset.blockJson = JSON.stringify({ ...DATA, title: 'Bowl' })
    await until(() => before.title === 'Bowl')
    expect(block.querySelector('iframe') === before).to.equal(true)
  })

  for (const [what, html] of [
    ['a script', '<script>document.title = "run"</script>'],
    ['a link', '<a href="https://youtu.be/aaaaaaaaaaa">Film</a>'],
    ['an iframe of code', '<iframe src="javascript:parent.document.title=1"></iframe>'],
  ] as const) {
    it(`rejects ${what} as a video, and reports it [VID-09]`, async () => {
      const block = await mount('video', { html })
      const said = await until(() => block.querySelector('.video__invalid'))
      expect(said.textContent).to.equal('Invalid video embed.')
      expect(block.querySelector('iframe, script, a')).to.equal(null)
      expect(await violations(block)).to.deep.equal([])
    })
  }

  it('reports that a custom thumbnail needs an embedded video [VID-10]', async () => {
    const block = await mount('video', { html: '<script></script>', customThumb: '618b10e4' })
    const said = await until(() => block.querySelector('.video__invalid'))
    expect(said.textContent).to.equal(
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    )
  })

  it('runs nothing but the frame of the embed code', async () => {
    const trap = `<img src="x" onerror="document.title='run'"><script>document.title='run'</script>`
    const block = await mount('video', {
      html: `${trap}<iframe src="${YOUTUBE}" onload="x()" sandbox="allow-scripts"></iframe>`,
    })
    ;(await playButton(block)).click()
    const frame = await player(block)
    expect(frame.getAttributeNames()).not.to.include('onload')
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts')
    expect(document.title).not.to.equal('run')
  })

  it('is 56.3 % high by default, and as high as its aspect ratio otherwise', async () => {
    const unknown = await mount('video', DATA)
    const known = await mount('video', { ...DATA, width: 400, height: 300 })
    for (const [block, ratio] of [
      [unknown, 0.563],
      [known, 0.75],
    ] as const) {
      const { width, height } = block.getBoundingClientRect()
      expect(height / width).to.be.closeTo(ratio, 0.002)
    }
  })

  it('fits into a tall container, or covers it', async () => {
    for (const [mode, test] of [
      [
        'fit',
        (stage: DOMRect, place: DOMRect) => stage.width <= place.width + 1 && stage.height < place.height,
      ],
      [
        'fill',
        (stage: DOMRect, place: DOMRect) => stage.height >= place.height - 1 && stage.width > place.width,
      ],
    ] as const) {
      const block = await mount('video', { ...DATA, mode }, '', host => {
        host.style.cssText = 'inline-size: 300px; block-size: 400px'
      })
      const stage = await until(() => block.querySelector('.video__stage'))
      expect(test(stage.getBoundingClientRect(), block.getBoundingClientRect()), mode).to.equal(true)
    }
  })

  it('starts without its overlay after consent', async () => {
    const block = await mount('video', { ...DATA, overlay: false })
    await playButton(block)
    await settle()
    document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
    expect((await player(block)).src).to.equal(`${TUBE}enablejsapi=1`)
    expect(document.activeElement === document.body).to.equal(true)
  })
})
