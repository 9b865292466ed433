import { expect } from 'chai'
import { errorsDuring, mount, until } from '../../test/mount'
import './image'

describe('<ashlar-image> whose picture fails', () => {
  it('shows the text of the server’s failed picture above its caption', async () => {
    const html =
      '<figure><img src="/missing.png" alt="Lost" width="200" height="100"><figcaption>Caption</figcaption></figure>'
    let block: HTMLElement | undefined
    await errorsDuring(async () => {
      block = await mount('image', {}, html)
      await until(() => block?.querySelector('[data-lost]'))
    })
    const [served, image, caption] = ['[data-lost]', 'img', 'figcaption'].map(part =>
      block?.querySelector(part),
    )
    if (!served || !image || !caption) throw new Error('the picture is missing')
    const textHeight = Number.parseFloat(getComputedStyle(served, '::after').height)
    expect(textHeight).to.be.at.most(image.getBoundingClientRect().height)
    expect(caption.getBoundingClientRect().top).to.be.at.least(image.getBoundingClientRect().bottom)
  })
})
