import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './share-buttons'

/** Overrides members of `navigator` until the test ends. */
function device(abilities: Partial<Record<'share' | 'clipboard', unknown>>): void {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
}
const button = (block: Element): HTMLElement => block.querySelector('button') as HTMLElement

describe('<ashlar-share-buttons>', () => {
  beforeEach(() => device({ share: undefined }))
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
  })

  it('links to each service without scripts, and is accessible [ROLL-09]', async () => {
    const scripts = document.scripts.length
    const block = await mount('share-buttons', {
      url: '/jar',
      title: 'Moon jar',
      services: ['facebook', 'email'],
    })
    const links = [...block.querySelectorAll('a')]
    expect(links.map(({ textContent, rel }) => [textContent, rel])).to.deep.equal([
      ['Facebook', 'noopener'],
      ['Email', 'noopener'],
    ])
    expect(links[0]?.href).to.include(encodeURIComponent(`${location.origin}/jar`))
    expect(document.scripts.length).to.equal(scripts)
    expect(await violations(block)).to.deep.equal([])
    expect(block.querySelectorAll('.share-buttons__link > svg[aria-hidden]').length).to.equal(3)
    for (const link of links) expect(link.offsetHeight).to.be.at.least(24)
  })

  it('opens the device’s share sheet if there is one', async () => {
    const shared: unknown[] = []
    device({ share: async (data: unknown) => void shared.push(data) })
    const block = await mount('share-buttons', { url: '/jar', title: 'Moon jar' })
    button(block).click()
    await until(() => shared.length)
    expect(shared).to.deep.equal([{ url: `${location.origin}/jar`, title: 'Moon jar' }])
  })

  it('shows nothing when the visitor cancels', async () => {
    device({ share: async () => Promise.reject(new DOMException('no', 'AbortError')) })
    const block = await mount('share-buttons', {})
    const codes = await errorsDuring(async () => {
      button(block).click()
      await until(() => button(block).isConnected)
    })
    expect(codes).to.deep.equal([])
  })

  for (const [outcome, clipboard, says] of [
    ['copies the URL if there is no share sheet', { writeText: async () => {} }, 'Link copied'],
    [
      'reports that copying failed',
      { writeText: () => Promise.reject(new Error()) },
      'The link could not be copied',
    ],
    ['reports that there is no clipboard', undefined, 'The link could not be copied'],
  ] as const) {
    it(outcome, async () => {
      device({ clipboard })
      const block = await mount('share-buttons', {})
      button(block).click()
      await until(() => block.querySelector('[role=status]')?.textContent === says)
    })
  }

  it('keeps the server’s links, and all of its HTML if the data is invalid', async () => {
    const html = '<a href="https://social.example/share">Social</a>'
    let link: Element | null = null
    const block = await mount('share-buttons', {}, html, host => {
      link = host.firstElementChild
    })
    expect(block.querySelectorAll('a').length).to.equal(1)
    expect(block.querySelector('a') === link).to.equal(true)
    const codes = await errorsDuring(() => mount('share-buttons', { services: ['myspace'] }, html))
    expect(codes).to.deep.equal(['data-invalid'])
  })

  it('does not share an unsafe URL', async () => {
    const block = await mount('share-buttons', { url: 'javascript:alert(1)', services: ['facebook'] })
    expect(block.querySelector('a')?.href).to.include(encodeURIComponent(location.origin))
  })
})
