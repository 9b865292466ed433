import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, violations } from '../../test/mount'
import './page-lock'

const FORM = '<form method="post"><label>Password <input type="password" name="password"></label></form>'

describe('<ashlar-page-lock>', () => {
  afterEach(() => $site.set({}))

  for (const [pageType, says] of [
    [106, 'This page available only site members'],
    [103, 'This page is locked'],
  ] as const) {
    it(`shows a notice on a page of the type ${pageType}, above the server’s own login [WID-13]`, async () => {
      $site.set({ pageType })
      let form: Element | null = null
      const block = await mount('page-lock', {}, FORM, host => {
        form = host.firstElementChild
      })
      expect(block.querySelector('h1')?.textContent).to.equal(says)
      expect(block.querySelector('form') === form).to.equal(true)
      expect(await violations(block)).to.deep.equal([])
    })
  }

  it('does not repeat the server’s notice [WID-13]', async () => {
    const block = await mount('page-lock', { kind: 'locked' }, '<h2>This page is locked</h2>')
    expect(block.textContent).to.equal('This page is locked')
    expect(block.querySelector('h1') === null).to.equal(true)
  })

  it('keeps the server’s login if its data is invalid', async () => {
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('page-lock', { kind: 'sealed' }, FORM)
    })
    expect(codes).to.deep.equal(['data-invalid'])
    expect(block.querySelector('form') !== null).to.equal(true)
  })
})
