import { expect } from 'chai'
import { startPage } from '../../../test/fixtures/features-page'
import { settle, until } from '../../../test/mount'

const HEIGHT_PX = 300

/** A page whose animated elements stand `below` px below the fold. */
function put(elements: string, below = 500): HTMLElement {
  document.body.innerHTML = `<div style="height:${innerHeight + below}px"></div>
    <div style="display:flex;align-items:flex-start">${elements}</div><div style="height:200vh"></div>`
  document.body.style.margin = '0'
  return document.body
}
const animated = (id: string, height = HEIGHT_PX, inside = ''): string =>
  `<div id="${id}" data-ashlar-animate style="inline-size:50px;block-size:${height}px">${inside}</div>`
const stateOf = (id: string): string | null =>
  document.getElementById(id)?.getAttribute('data-ashlar-entrance') ?? null
const opacityOf = (id: string): string => getComputedStyle(document.getElementById(id) as Element).opacity
/** Scrolls until so many px of the elements are in view. */
const show = (px: number, below = 500): void => scrollTo({ top: below + px, behavior: 'instant' })

describe('entrance animations', () => {
  const { matchMedia } = window
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    document.documentElement.removeAttribute('data-ashlar-edit')
    window.matchMedia = matchMedia
    scrollTo(0, 0)
  })

  it('animate an element when half of it is visible [ROLL-25]', async () => {
    put(animated('small', 20) + animated('large'))
    await startPage(import('./entrance-animations'))
    await until(() => stateOf('large') === 'waiting' && stateOf('small') === 'waiting')
    await until(() => opacityOf('large') === '0')
    show(HEIGHT_PX * 0.4)
    await until(() => stateOf('small') === 'in')
    expect(stateOf('large')).to.equal('waiting')
    show(HEIGHT_PX * 0.6)
    await until(() => stateOf('large') === 'in')
    await until(() => opacityOf('large') === '1')
  })

  it('animate an element taller than the viewport as soon as it is visible [ROLL-25]', async () => {
    put(animated('tall', innerHeight * 3))
    await startPage(import('./entrance-animations'))
    await until(() => stateOf('tall') === 'waiting')
    show(20)
    await until(() => stateOf('tall') === 'in')
  })

  for (const outcome of ['load', 'error']) {
    it(`wait for the ${outcome} event of the images inside [ROLL-25]`, async () => {
      const page = put(animated('small', 20) + animated('pictured', 20, '<img alt="">'))
      const image = page.querySelector('img')
      if (image) Object.defineProperty(image, 'complete', { value: false })
      await startPage(import('./entrance-animations'))
      await until(() => stateOf('pictured') === 'waiting' && stateOf('small') === 'waiting')
      show(200)
      await until(() => stateOf('small') === 'in')
      expect(stateOf('pictured')).to.equal('waiting')
      image?.dispatchEvent(new Event(outcome))
      await until(() => stateOf('pictured') === 'in')
    })
  }

  it('never hide elements that are visible at the start, even partly', async () => {
    put(`${animated('small', 20)}${animated('part')}`, -HEIGHT_PX * 0.4)
    const seen = new Set<string | null>()
    const watcher = new MutationObserver(() => seen.add(stateOf('part')).add(stateOf('small')).delete(null))
    watcher.observe(document.body, { attributes: true, subtree: true })
    await startPage(import('./entrance-animations'))
    await until(() => stateOf('small') === 'in')
    expect(stateOf('part')).to.equal(null)
    show(HEIGHT_PX * 0.6, 0)
    await until(() => stateOf('part') === 'in')
    watcher.disconnect()
    expect([...seen]).to.deep.equal(['in'])
  })

  it('animate elements that are added later', async () => {
    put('')
    await startPage(import('./entrance-animations'))
    document.body.insertAdjacentHTML('beforeend', animated('late'))
    await until(() => stateOf('late') === 'waiting')
  })

  it('animate elements that get the attribute later', async () => {
    put('<p id="first">One</p><p id="second">Two</p>')
    await startPage(import('./entrance-animations'))
    for (const id of ['first', 'second']) {
      document.getElementById(id)?.setAttribute('data-ashlar-animate', '')
      await until(() => stateOf(id) === 'waiting')
    }
  })

  it('hide nothing in edit mode [ROLL-26]', async () => {
    document.documentElement.setAttribute('data-ashlar-edit', '')
    put(animated('far'))
    const sheets = document.adoptedStyleSheets.length
    await startPage(import('./entrance-animations'))
    await settle()
    await settle()
    expect(stateOf('far')).to.equal(null)
    expect(document.adoptedStyleSheets.length).to.equal(sheets)
  })

  it('hide nothing under reduced motion', async () => {
    window.matchMedia = query => Object.assign(matchMedia.call(window, 'all'), { asked: query })
    put(animated('far'))
    await startPage(import('./entrance-animations'))
    await settle()
    await settle()
    expect(stateOf('far')).to.equal(null)
  })

  it('take 0.3 s, and grow from 0.94 of the size [ROLL-27]', async () => {
    put(`<div id="far" data-ashlar-animate="scale" style="inline-size:50px;block-size:50px"></div>`)
    await startPage(import('./entrance-animations'))
    await until(() => stateOf('far') === 'waiting')
    const style = getComputedStyle(document.getElementById('far') as Element)
    await until(() => style.scale === '0.94')
    expect(style.transitionDuration).to.match(/^0\.3s/)
  })

  it('apply to screens only, and not under reduced motion', async () => {
    put(animated('far'))
    await startPage(import('./entrance-animations'))
    const rules = [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])]
    const inside = rules.flatMap(rule => [...(rule as CSSGroupingRule).cssRules])
    expect(inside.map(rule => (rule as CSSMediaRule).conditionText)).to.deep.equal([
      'screen and (prefers-reduced-motion: no-preference)',
    ])
  })

  it('leave everything visible when the site is destroyed', async () => {
    put(animated('far'))
    await startPage(import('./entrance-animations'))
    await until(() => stateOf('far') === 'waiting')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(stateOf('far')).to.equal(null)
    expect(opacityOf('far')).to.equal('1')
  })
})
