import { expect } from 'chai'
import { fragments } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import { playButton, player } from './video.fixture'
import './video'

/** The content of a video block of a saved page, with its own thumbnails. */
function read(fragment: string): { json: string; html: string } {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: fragment })
  const block = content.firstElementChild
  const html = block?.querySelector('.sqs-block-content')?.innerHTML
  if (html === undefined) throw new Error('no block in the fragment')
  return { json: block?.getAttribute('data-block-json') ?? '{}', html }
}

it('upgrades the videos of real pages (skipped without the corpus)', async function () {
  this.timeout(30_000)
  const found = await fragments('video')
  if (found.length === 0) this.skip()

  for (const fragment of found) {
    const { json, html } = read(fragment)
    for (const data of [json, '{}']) {
      const errors = await errorsDuring(async () => {
        let before: Node | undefined
        const block = await mount('video', data, html, host => {
          before = host.cloneNode(true)
        })
        if (html.includes('sqs-native-video')) {
          const video = await until(() => block.querySelector('.video__own .video__frame'))
          expect(video.querySelectorAll('source').length).to.equal(2)
        } else {
          const button = await playButton(block)
          expect(block.querySelector('iframe, img[src]') === null).to.equal(true)
          expect(await violations(block)).to.deep.equal([])
          button.click()
          expect((await player(block)).src).to.match(
            /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?enablejsapi=1&autoplay=1$/,
          )
        }
        block.remove()
        await settle()
        expect(block.isEqualNode(before ?? null)).to.equal(true)
      })
      expect(errors).to.deep.equal([])
    }
  }
})
