import { expect } from 'chai'
import { errorsDuring, mount, violations } from '../../test/mount'
import './site-badge'

const badge = (block: Element): HTMLElement => block.querySelector('.site-badge__badge') as HTMLElement

describe('<ashlar-site-badge>', () => {
  it('is in its corner, names and links the site’s builder, and is accessible [POP-14]', async () => {
    const block = await mount('site-badge', { url: 'https://ashlar.example/', corner: 'top-left' })
    const { left, top, height } = badge(block).getBoundingClientRect()
    expect([left, top].every(distance => distance < 40)).to.equal(true)
    expect(height).to.be.at.least(24)
    expect(block.textContent).to.equal('Made with Ashlar')
    expect(block.querySelector('a')?.href).to.equal('https://ashlar.example/')
    expect(await violations(block)).to.deep.equal([])
  })

  it('is at the bottom right by default', async () => {
    const { right, bottom } = badge(await mount('site-badge', { text: 'By us' })).getBoundingClientRect()
    expect([innerWidth - right, innerHeight - bottom].every(distance => distance < 60)).to.equal(true)
  })

  it('has no unsafe link, and shows nothing if its data is invalid', async () => {
    const block = await mount('site-badge', { url: 'javascript:alert(1)' })
    expect(block.querySelector('a') === null).to.equal(true)
    const codes = await errorsDuring(() => mount('site-badge', { corner: 'middle' }))
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
