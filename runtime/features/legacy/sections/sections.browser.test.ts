import { expect } from 'chai'
import { settle, until } from '../../../../test/mount'
import { setWindowSize } from '../../../../test/window-size'
import { onDestroy } from '../../../core/features/feature'
import { start as playBackgrounds } from './background-videos'
import { start as drawDividers } from './dividers'
import { start as sizeText } from './dynamic-text'
import { start as startEffects } from './media-effects'
import { start as startSections } from './sections'

const style = document.createElement('style')

function show(html: string, css = ''): void {
  style.textContent = css
  document.head.append(style)
  document.body.innerHTML = html
  for (const start of [startSections, sizeText, playBackgrounds, drawDividers, startEffects]) {
    onDestroy(start(document))
  }
}

const one = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)

const CARD = `<div style="inline-size: 25%; font-size: 80px"><div class="sqs-block-image"><div class="sqs-block-content">
  <div class="sqs-dynamic-text-container"><div class="image-title sqs-dynamic-text"><p>Seen</p></div></div></div></div></div>`

describe('the sections of an exported page', () => {
  after(() => setWindowSize(1280, 800))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    document.body.className = ''
    document.body.replaceChildren()
    style.remove()
  })

  it('size the texts of cards by their share of the window, and follow it [WID-20]', async () => {
    document.body.className = 'image-block-card-dynamic-font-sizing'
    document.body.style.margin = '0'
    show(CARD, '.sqs-block-image:not(.sqs-text-ready) .image-title { opacity: 0 }')
    const title = one('.image-title')
    const share = (): number => Number.parseFloat(getComputedStyle(title).fontSize)
    expect(share()).to.be.closeTo(20, 0.5)
    expect(getComputedStyle(title).opacity).to.equal('1')
    one('body > div').style.inlineSize = '50%'
    await until(() => Math.abs(share() - 40) < 0.5)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.body.querySelector('[style*=max]') === null).to.equal(true)
  })

  it('leave the texts of templates that state their sizes', () => {
    show(CARD)
    expect(getComputedStyle(one('.image-title')).fontSize).to.equal('80px')
  })

  it('fit scaled lines into their boxes at 390 px, too', async () => {
    await setWindowSize(390, 700)
    show(
      '<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text">A very long line of a heading</span></div>',
      '.sqsrte-scaled-text-container { inline-size: 300px } .sqsrte-scaled-text { visibility: hidden }',
    )
    const { width } = one('.sqsrte-scaled-text').getBoundingClientRect()
    expect(width).to.be.within(280, 300.5)
    expect(getComputedStyle(one('.sqsrte-scaled-text')).visibility).to.equal('visible')
  })

  it('show what waits for the template’s script, and nothing that is hidden on purpose', async () => {
    show(
      `<section class="page-section" id="a"><h2 class="preFade" id="b">B</h2><div class="sqs-block" id="c">C</div></section>
       <div class="sqs-modal-lightbox"><div class="sqs-block" id="d">D</div></div>
       <div style="visibility: hidden"><div class="sqs-block" id="e">E</div></div>`,
      '.page-section, .sqs-block { opacity: 0 } .preFade { opacity: 0 } .fadeIn { opacity: 1 }',
    )
    const opacities = (): string[] =>
      ['#a', '#b', '#c', '#d'].map(selector => getComputedStyle(one(selector)).opacity)
    await until(() => opacities().join() === '1,1,1,0')
    expect(getComputedStyle(one('#e')).visibility).to.equal('hidden')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(opacities()).to.deep.equal(['0', '0', '0', '0'])
  })

  it('show at once what waits for a state that the template’s script sets', () => {
    document.body.className =
      'tweak-global-animations-animation-type-fade tweak-product-quick-view-lightbox-show-arrows'
    show(
      `<section class="page-section"><div class="content-wrapper" id="a">A</div></section>
       <div class="image-block-outer-wrapper combination-animation-fade-in"><p id="b">B</p></div>
       <article class="blog-item" id="c">C</article>`,
      `[class*=animation-type-fade]:not([data-animation-state=booted]) #a, :not(.animation-loaded) > #b,
       .blog-item:not(.is-loaded) { opacity: 0 }`,
    )
    const opacities = (): string[] =>
      ['#a', '#b', '#c'].map(selector => getComputedStyle(one(selector)).opacity)
    expect(opacities()).to.deep.equal(['1', '1', '1'])
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(opacities()).to.deep.equal(['0', '0', '0'])
  })

  it('show what is transparent on a page whose body names its lightbox', async () => {
    document.body.className = 'lightbox-style-dark'
    show('<section class="page-section" id="a">A</section>', '.page-section { opacity: 0 }')
    await until(() => getComputedStyle(one('#a')).opacity === '1')
  })

  it('play their background videos, those of providers and stored ones', async () => {
    show(`<div class="sqs-video-background" data-config-url="https://vimeo.com/12"><img alt="" src="data:,"></div>
      <div class="sqs-video-background-native" data-config-video='{"alexandriaUrl":"/none/{variant}","systemDataVariants":"636:360"}'></div>`)
    const [provider, stored] = document.querySelectorAll<HTMLElement>('ashlar-video')
    expect(JSON.parse(provider?.dataset['blockJson'] ?? '')).to.deep.equal({
      background: true,
      mode: 'fill',
      url: 'https://vimeo.com/12',
    })
    expect(JSON.parse(stored?.dataset['blockJson'] ?? '')).to.deep.equal({ background: true, mode: 'fill' })
    expect(stored?.querySelector('.sqs-native-video')?.getAttribute('data-config-video')).to.include('none')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.querySelector('ashlar-video') === null).to.equal(true)
  })

  it('draw an edge at the height that their data states', async () => {
    const context = JSON.stringify({ divider: { type: 'wavy', height: { value: 50, unit: 'px' } } })
    show(`<section class="has-section-divider page-section" style="block-size: 200px" data-current-context='${context}'>
      <div class="section-border" style="block-size: 100%"></div>
      <svg class="section-divider-svg-clip" style="display: none"><clipPath id="edge" clipPathUnits="objectBoundingBox">
      <path class="section-divider-clip" d=""></path></clipPath></svg></section>`)
    const path = one('.section-divider-clip')
    await until(() => path.getAttribute('d'))
    expect(path.getAttribute('d')).to.match(/^M0,0 L1,0 L1,0.75 L/)
    expect(one('.page-section').style.getPropertyValue('--divider-height')).to.equal('50px')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(path.getAttribute('d')).to.equal('')
  })

  it('keep targets clear of a header that stays in view', async () => {
    show(
      '<header id="header" style="position: sticky; inset-block-start: 0; block-size: 138px">Kiln</header>',
    )
    await until(() => document.documentElement.style.scrollPaddingBlockStart === '138px')
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.documentElement.style.scrollPaddingBlockStart).to.equal('')
  })

  it('move their backgrounds only if their data asks for it', async () => {
    const section = (effect: string): string =>
      `<section class="page-section" data-current-context='{"backgroundMediaEffect":${effect}}'><div class="section-background"></div></section>`
    show(section('{"type":"parallax"}') + section('{"type":"liquid"}') + section('null') + section('{'))
    await settle()
    const moving = [...document.querySelectorAll('section')].map(element =>
      element.hasAttribute('data-ashlar-parallax'),
    )
    expect(moving).to.deep.equal([true, false, false, false])
  })
})
