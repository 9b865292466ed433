import { expect } from 'chai'
import { mount, settle, until, violations } from '../../../test/mount'
import '../video'

const DATA = { url: 'https://vimeo.com/12', background: true, mode: 'fill', title: 'Waves' }

/** Gives consent once the block waits for it. */
async function consent(): Promise<void> {
  await settle()
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
}

const button = (block: Element, name: string): Promise<HTMLElement> =>
  until(() => block.querySelector<HTMLElement>(`button[aria-label=${name}]`))

describe('a provider’s background video', () => {
  it('contacts the provider only after consent, then plays muted in a loop', async () => {
    const block = await mount('video', DATA)
    await button(block, 'Play')
    await settle()
    expect(block.querySelector('iframe') === null).to.equal(true)
    await consent()
    const frame = await until(() => block.querySelector('iframe'))
    expect(frame.src).to.equal('https://player.vimeo.com/video/12?dnt=1&background=1')
    expect([frame.title, frame.tabIndex, getComputedStyle(frame).pointerEvents]).to.deep.equal([
      'Waves',
      -1,
      'none',
    ])
    await button(block, 'Pause')
    expect(await violations(block)).to.deep.equal([])
  })

  it('pauses by its button, and by the page', async () => {
    const block = await mount('video', DATA)
    await button(block, 'Play')
    await consent()
    ;(await button(block, 'Pause')).click()
    await button(block, 'Play')
    block.dispatchEvent(new CustomEvent('ashlar:play'))
    await button(block, 'Pause')
    expect(block.querySelectorAll('iframe').length).to.equal(1)
  })

  it('has its button in view if its box crops it', async () => {
    const block = await mount('video', DATA, '', host => {
      host.style.cssText = 'display: block; inline-size: 320px; block-size: 100px'
    })
    const { bottom, right } = (await button(block, 'Play')).getBoundingClientRect()
    const box = block.getBoundingClientRect()
    expect([Math.round(box.bottom - bottom), Math.round(box.right - right)]).to.deep.equal([8, 8])
  })

  it('starts on the visitor’s press, even without consent', async () => {
    const block = await mount('video', DATA)
    ;(await button(block, 'Play')).click()
    await until(() => block.querySelector('iframe'))
  })

  it('is unloaded while it is off-screen', async () => {
    const block = await mount('video', DATA, '', host => {
      host.style.cssText = 'position: absolute; inset-block-start: -5000px'
    })
    await button(block, 'Play')
    await consent()
    await button(block, 'Pause')
    await settle()
    expect(block.querySelector('iframe') === null).to.equal(true)
    block.style.cssText = ''
    await until(() => block.querySelector('iframe'))
  })
})
