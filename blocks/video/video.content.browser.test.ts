import { expect } from 'chai'
import { $shownVideo } from '../../src/media/single-video'
import { errorsDuring, mount, settle, until } from '../../test/mount'
import { LINK, playButton, player, YOUTUBE } from './video.fixture'
import './video'

const DATA = { html: `<iframe src="${YOUTUBE}"></iframe>` }

afterEach(() => $shownVideo.set(undefined))

describe('the HTML inside <ashlar-video>', () => {
  it('provides a picture and a link, which are restored on removal', async () => {
    let before: Node | undefined
    const block = await mount('video', {}, LINK, host => {
      before = host.cloneNode(true)
    })
    const button = await playButton(block)
    expect(button.ariaLabel).to.equal('Play: A jar is thrown')
    expect((await until(() => block.querySelector('img'))).alt).to.equal('')
    expect(block.querySelector('figcaption')?.textContent).to.equal('Two minutes')
    button.click()
    expect((await player(block)).src).to.match(/\/embed\/aaaaaaaaaaa\?start=90&/)
    block.remove()
    await settle()
    expect(block.isEqualNode(before ?? null)).to.equal(true)
  })

  it('keeps a link that does not target a video', async () => {
    const block = await mount('video', {}, '<a href="/shop">Shop</a>')
    await until(() => block.querySelector('a'))
    expect(block.textContent).to.equal('Shop')
  })

  it('leaves a server-rendered player in place, without reloading it', async () => {
    const block = await mount('video', {}, '<iframe src="about:blank" title="Film"></iframe>')
    const frame = block.querySelector('iframe')
    await settle()
    expect(block.querySelector('iframe') === frame && frame?.parentElement === block).to.equal(true)
  })

  it('keeps the server’s HTML when its mode is invalid [VID-02]', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('video', { ...DATA, mode: 'cover' }, LINK)
      expect(block.innerHTML).to.equal(LINK)
    })
    expect(errors).to.deep.equal(['data-invalid'])
  })

  it('reads the wrapper of an exported site [VID-01]', async () => {
    const html = '&lt;br/&gt;&lt;iframe src=&quot;//player.vimeo.com/video/7&quot;&gt;&lt;/iframe&gt;'
    const block = await mount(
      'video',
      {},
      `<div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:75%">
        <div class="sqs-video-wrapper" data-html="${html}" data-provider-name="Vimeo"><div
          class="sqs-video-overlay" style="opacity:0"><img data-src="https://i.vimeocdn.com/a.jpg" alt=""></div></div></div></div>`,
    )
    const button = await playButton(block)
    expect(button.ariaLabel).to.equal('Play: Vimeo')
    expect(block.querySelector('img[src]')).to.equal(null)
    const { width, height } = block.getBoundingClientRect()
    expect(height / width).to.be.closeTo(0.75, 0.002)
    button.click()
    expect((await player(block)).src).to.equal('https://player.vimeo.com/video/7?dnt=1&autoplay=1')
  })

  it('reads a wrapper whose quotation marks a mirroring tool has rewritten', async () => {
    const html = String.raw`&lt;iframe src=\%22//player.vimeo.com/video/7\%22 width=\%22854\%22&gt;&lt;/iframe&gt;`
    const block = await mount('video', {}, `<div class="sqs-video-wrapper" data-html="${html}"></div>`)
    ;(await playButton(block)).click()
    expect((await player(block)).src).to.equal('https://player.vimeo.com/video/7?dnt=1&autoplay=1')
  })
})
