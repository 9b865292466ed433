import { expect } from 'chai'
import { BlockError, report } from '../../../src/data/core/report'
import { settle, until } from '../../../test/mount'
import type { Load } from '../../core/loading/load-rollup'
import { start } from './loose-images'

const PICTURE = '/src/media/images/picture.fixture.png'
const picture = (id: string): string => `<img id="${id}" data-src="${PICTURE}" data-load="false" alt="A jar">`
const sourceOf = (id: string): string => document.getElementById(id)?.getAttribute('src') ?? ''
const isLoaded = (id: string): boolean => document.getElementById(id)?.classList.contains('loaded') === true

const works: Load = async () => []
const fails: Load = async name => {
  throw new BlockError('rollup-missing', `no block named ${name}`)
}
function put(html: string, load = works): void {
  document.body.innerHTML = html
  start({ load })
}

describe('images outside blocks', () => {
  afterEach(() => document.dispatchEvent(new CustomEvent('ashlar:destroy')))

  it('are loaded near the viewport, including images added later', async () => {
    // In Firefox, a picture without a src has no size, so its parent is observed instead.
    put(`<p>${picture('near')}</p><div style="height:${innerHeight + 1000}px"></div><p>${picture('far')}</p>`)
    await until(() => isLoaded('near'))
    expect(sourceOf('near')).to.match(/^\/src\/media\/images\/picture\.fixture\.png/)
    expect(sourceOf('far')).to.equal('')
    document.body.insertAdjacentHTML('afterbegin', picture('added'))
    await until(() => isLoaded('added'))
    document.getElementById('far')?.scrollIntoView()
    await until(() => isLoaded('far'))
    scrollTo(0, 0)
  })

  it('fill a parent that the page marks for it', async () => {
    put(`<div class="img-wrapper" style="inline-size:200px;block-size:50px">${picture('cut')}</div>`)
    await until(() => isLoaded('cut'))
    const { width, height } = document.getElementById('cut')?.getBoundingClientRect() ?? {}
    expect([width, height]).to.deep.equal([200, 50])
    expect(document.getElementById('cut')?.style.objectFit).to.equal('cover')
  })

  it('get their attributes restored', async () => {
    const html = `<div class="content-fill">${picture('one')}</div>`
    put(html)
    await until(() => isLoaded('one'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.getElementById('one')?.outerHTML).to.equal(picture('one'))
  })

  it('are left to blocks that load their own, and loaded for other blocks', async () => {
    put(`<ashlar-gallery>${picture('own')}</ashlar-gallery>
      <div data-ashlar="image">${picture('hosted')}</div>
      <ashlar-accordion>${picture('text')}</ashlar-accordion>`)
    await until(() => isLoaded('text'))
    expect([sourceOf('own'), sourceOf('hosted')]).to.deep.equal(['', ''])
  })

  it('are loaded if no bundle defines their block', async () => {
    put(`<div data-ashlar="gallery">${picture('one')}</div>`, fails)
    await until(() => isLoaded('one'))
  })

  it('are loaded if their block has failed', async () => {
    put(`<ashlar-gallery>${picture('one')}</ashlar-gallery>`)
    await settle()
    expect(sourceOf('one')).to.equal('')
    const { error } = console
    console.error = () => {}
    report(new BlockError('data-invalid', 'design'), document.querySelector('ashlar-gallery') ?? document)
    console.error = error
    await until(() => isLoaded('one'))
  })

  it('are not loaded inside noscript', async () => {
    put(`<div id="box"></div>${picture('seen')}`)
    const copy = document.createElement('noscript')
    copy.append(Object.assign(document.createElement('img'), { id: 'copy' }))
    copy.firstElementChild?.setAttribute('data-src', PICTURE)
    document.getElementById('box')?.append(copy)
    await until(() => isLoaded('seen'))
    expect(sourceOf('copy')).to.equal('')
  })
})
