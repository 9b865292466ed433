import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './pinterest-overlay'

const PICTURE = '/src/media/images/picture.fixture.png'
const save = (block: Element): HTMLAnchorElement | null => block.querySelector('a')

async function picture(size: number, around = document.body): Promise<HTMLImageElement> {
  const image = new Image(size, size)
  image.alt = 'A jar'
  image.src = PICTURE
  around.append(image)
  await image.decode()
  return image
}
const point = (at: Element): boolean => at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))

describe('<ashlar-pinterest-overlay>', () => {
  it('shows a save button on the hovered picture, which links to Pinterest [CTX-12]', async () => {
    const block = await mount('pinterest-overlay', {})
    const image = await picture(200)
    expect(save(block) === null).to.equal(true)
    point(image)
    const link = await until(() => save(block))
    const [on, under] = [link.getBoundingClientRect(), image.getBoundingClientRect()]
    expect([Math.round(on.left - under.left), Math.round(on.top - under.top)]).to.deep.equal([12, 12])
    expect(new URL(link.href).searchParams.get('media')).to.equal(new URL(PICTURE, location.href).href)
    expect(await violations(block)).to.deep.equal([])
    point(link)
    point(document.body)
    await until(() => !save(block))
  })

  it('shows a save button on the picture of the focused link', async () => {
    const block = await mount('pinterest-overlay', {})
    const link = document.createElement('a')
    link.href = '#jar'
    document.body.append(link)
    await picture(200, link)
    link.focus()
    await until(() => save(block))
  })

  it('keeps its text legible on a page that colours its links', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a, a:hover { color: maroon }')
    document.adoptedStyleSheets.push(sheet)
    const block = await mount('pinterest-overlay', {})
    point(await picture(200))
    const link = await until(() => save(block))
    expect(getComputedStyle(link).getPropertyValue('-webkit-text-fill-color')).to.equal('rgb(255, 255, 255)')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  })

  it('skips small pictures and those that the owner excludes', async () => {
    const block = await mount('pinterest-overlay', {})
    const [small, excluded, good] = [await picture(100), await picture(200), await picture(200)]
    excluded.dataset['pinNopin'] = ''
    point(good)
    await until(() => save(block))
    point(small)
    await until(() => !save(block))
    point(good)
    await until(() => save(block))
    point(excluded)
    await until(() => !save(block))
  })

  it('reports invalid data', async () => {
    const codes = await errorsDuring(() => mount('pinterest-overlay', { smallest: -1 }))
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
