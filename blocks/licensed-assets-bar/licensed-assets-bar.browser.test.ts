import { expect } from 'chai'
import { errorsDuring, mount, violations } from '../../test/mount'
import './licensed-assets-bar'

describe('<ashlar-licensed-assets-bar>', () => {
  it('shows an accessible notice about licensed pictures [POP-13]', async () => {
    const block = await mount('licensed-assets-bar', {
      text: 'Three pictures are on loan.',
      url: '/licences',
    })
    expect(block.querySelector('aside')?.textContent).to.equal('Three pictures are on loan. Learn more')
    expect(block.querySelector('a')?.getAttribute('href')).to.equal('/licences')
    expect(await violations(block)).to.deep.equal([])
  })

  it('has no unsafe link, and keeps the server’s HTML', async () => {
    const unsafe = await mount('licensed-assets-bar', { text: 'On loan.', url: 'data:text/html,x' })
    expect(unsafe.querySelector('a') === null).to.equal(true)
    expect((await mount('licensed-assets-bar', {}, '<p>On loan.</p>')).textContent).to.equal('On loan.')
    const codes = await errorsDuring(() => mount('licensed-assets-bar', '[]'))
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
