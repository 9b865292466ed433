import { expect } from 'chai'
import { closeNewest } from '../../src/overlays/escape-stack'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './website-overlays'

const OVERLAYS = [
  { name: 'popup-overlay', isShown: false, hindrance: 'page-type', canPreview: true },
  { name: 'site-badge', isShown: true },
]
const root = (): ShadowRoot | null | undefined =>
  document.querySelector('[data-ashlar-surface="website-overlays"]')?.shadowRoot
const button = (part: string): HTMLElement | null | undefined => root()?.querySelector(`button[part=${part}]`)
const list = (): HTMLElement | null | undefined => root()?.querySelector('.list')

describe('<ashlar-website-overlays>', () => {
  it('tells signed-in owners which overlays visitors see, and why some are hidden, and is accessible [OWN-20] [POP-12]', async () => {
    await mount('website-overlays', { overlays: OVERLAYS })
    await until(() => button('button'))
    expect(list()?.offsetHeight).to.equal(0)
    button('button')?.click()
    await until(() => list()?.offsetHeight)
    const rows = [...(root()?.querySelectorAll('li') ?? [])]
    expect(rows.map(row => [...row.children].map(({ textContent }) => textContent))).to.deep.equal([
      ['Pop-up', 'Not shown', 'Splash and lock pages have none.', 'Show the pop-up'],
      ['Badge', 'Shown'],
    ])
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('opens the pop-up on request', async () => {
    await mount('website-overlays', { overlays: OVERLAYS })
    let asked = 0
    const listen = (): void => void asked++
    document.addEventListener('ashlar:popup-preview', listen)
    ;(await until(() => button('preview'))).click()
    document.removeEventListener('ashlar:popup-preview', listen)
    expect(asked).to.equal(1)
  })

  it('closes in the order of the overlay stack, and returns the focus to its button', async () => {
    await mount('website-overlays', { overlays: OVERLAYS })
    ;(await until(() => button('button'))).click()
    await until(() => list()?.offsetHeight)
    expect(closeNewest()).to.equal(true)
    await settle()
    expect(list()?.offsetHeight).to.equal(0)
    expect(root()?.activeElement === button('button')).to.equal(true)
    expect(closeNewest()).to.equal(false)
  })

  it('reports invalid data', async () => {
    const codes = await errorsDuring(() => mount('website-overlays', { overlays: [{ name: 7 }] }))
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
