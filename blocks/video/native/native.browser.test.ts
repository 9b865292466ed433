import { expect } from 'chai'
import { $shownVideo } from '../../../src/media/single-video'
import { errorsDuring, mount, settle, until, violations } from '../../../test/mount'
import { playButton, player } from '../video.fixture'
import { withoutFile } from './native.fixture'
import '../video'

afterEach(() => $shownVideo.set(undefined))

const HTML = '<video controls="" aria-label="A jar is thrown"></video>'
const BACKGROUND = '<video muted autoplay aria-label="Smoke"></video>'

const videoIn = (block: Element): Promise<HTMLVideoElement> =>
  until(() => block.querySelector('.video__own video'))

/** Mounts a block whose `<video>` plays without a file. */
async function mountVideo(data: object, html = HTML): Promise<[HTMLElement, HTMLVideoElement]> {
  const block = await mount('video', data, html, host => {
    for (const video of host.querySelectorAll('video')) withoutFile(video)
  })
  return [block, await videoIn(block)]
}

describe('a native video', () => {
  it('keeps the server-rendered element', async () => {
    const [block, video] = await mountVideo({})
    expect(video.outerHTML).to.equal(HTML)
    expect(block.querySelector('button')).to.equal(null)
    expect(await violations(block)).to.deep.equal([])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(HTML)
  })

  it('mutes when another video is shown, and returns that one to its overlay [VID-06]', async () => {
    const [block, video] = await mountVideo({})
    const other = await mount('video', { url: 'https://youtu.be/aaaaaaaaaaa' })
    await video.play()
    ;(await playButton(other)).click()
    await player(other)
    expect(video.paused).to.equal(true)
    block.dispatchEvent(new CustomEvent('ashlar:play'))
    await playButton(other)
    expect(video.paused).to.equal(false)
  })

  for (const [what, hide] of [
    ['a tab', (around: Element) => around.setAttribute('hidden', 'until-found')],
    ['a slide', (around: Element) => around.setAttribute('inert', '')],
    ['an item', (around: Element) => around.removeAttribute('open')],
  ] as const) {
    it(`pauses when ${what} hides it`, async () => {
      const [block, video] = await mountVideo({})
      const around = document.createElement('details')
      around.open = true
      block.before(around)
      around.append(block)
      await settle()
      await video.play()
      around.setAttribute('class', 'other')
      await settle()
      expect(video.paused).to.equal(false)
      hide(around)
      await settle()
      expect(video.paused).to.equal(true)
    })
  }

  it('is rendered from its data, with the best file first', async () => {
    const sources = [1080, 360].map(height => ({ src: `/none/${height}.mp4`, type: 'video/mp4', height }))
    const tracks = [{ src: '/none.vtt', kind: 'captions', srclang: 'en', label: 'English', default: false }]
    const block = await mount('video', { sources, tracks, title: 'A jar', loop: true, preload: 'none' })
    const video = await videoIn(block)
    expect([video.controls, video.loop, video.autoplay, video.ariaLabel]).to.deep.equal([
      true,
      true,
      false,
      'A jar',
    ])
    const files = [...video.querySelectorAll('source')].map(source => source.getAttribute('src'))
    expect([...files].sort()).to.deep.equal(['/none/1080.mp4', '/none/360.mp4'])
    expect(video.querySelector('track')?.srclang).to.equal('en')
    expect(await violations(block)).to.deep.equal([])
  })

  it('reloads when its mode changes [VID-07]', async () => {
    const data = { sources: [{ src: '/none/1.mp4' }] }
    const block = await mount('video', data)
    const before = await videoIn(block)
    block.dataset.blockJson = JSON.stringify({ ...data, mode: 'fill' })
    await until(() => !before.isConnected)
    expect((await videoIn(block)) === before).to.equal(false)
  })

  it('plays muted in the background, with a pause button', async () => {
    const [block, video] = await mountVideo({ background: true }, BACKGROUND)
    await until(() => !video.paused)
    expect([video.muted, video.loop, video.autoplay]).to.deep.equal([true, true, false])
    const button = await until(() => block.querySelector<HTMLElement>('button[aria-label=Pause]'))
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
    expect(await violations(block)).to.deep.equal([])
    button.click()
    await until(() => block.querySelector('button[aria-label=Play]'))
    expect(video.paused).to.equal(true)
    block.remove()
    await settle()
    expect([video.parentElement === block, video.autoplay, video.loop]).to.deep.equal([true, true, false])
  })

  it('pauses off-screen and resumes in view', async () => {
    const [block, video] = await mountVideo({ background: true }, BACKGROUND)
    await until(() => !video.paused)
    block.style.cssText = 'position: absolute; inset-block-start: -5000px'
    await until(() => video.paused)
    block.style.cssText = ''
    await until(() => !video.paused)
  })

  it('never starts with sound', async () => {
    const block = await mount('video', { sources: [{ src: '/none/1.mp4' }], autoPlay: true, muted: false })
    const video = await videoIn(block)
    expect([video.autoplay, video.muted, video.controls]).to.deep.equal([false, false, true])
  })

  it('reads the data of an exported site instead of its rendered player', async () => {
    const video = JSON.stringify({
      alexandriaUrl: '/none/{variant}',
      systemDataVariants: '1908:1080,636:360',
      aspectRatio: 2,
    })
    const block = await mount('video', { resolvedBy: 'native', customThumb: '67ab' }, '', host => {
      const stored = document.createElement('div')
      stored.className = 'sqs-native-video'
      stored.dataset.configVideo = video
      stored.dataset.configSettings = ''
      stored.innerHTML = '<button>Drawn</button><video src="blob:gone"></video>'
      host.append(stored)
    })
    const shown = await until(() => block.querySelector<HTMLVideoElement>('.video__own .video__frame'))
    expect(shown.querySelectorAll('source').length).to.equal(2)
    expect(block.textContent).to.equal('')
    const { width, height } = block.getBoundingClientRect()
    expect(width / height).to.be.closeTo(2, 0.01)
  })

  it('restores the server’s HTML if the data is not JSON', async () => {
    const html = '<div class="sqs-native-video" data-config-video="{oops">Film</div>'
    let block: HTMLElement | undefined
    const errors = await errorsDuring(async () => {
      block = await mount('video', {}, html)
      await until(() => block?.innerHTML === html)
    })
    expect(errors).to.deep.equal(['render-failed'])
  })
})
