import { expect } from 'chai'
import { BlockError, report } from '../../../src/data/core/report'
import { settle, until } from '../../../test/mount'
import type { Load } from '../../boot/load-rollup'
import { start } from './loose-images'

const PICTURE = '/src/media/images/picture.fixture.png'
const picture = (id: string): string => `<img id="${id}" data-src="${PICTURE}" data-load="false" alt="A jar">`
const sourceOf = (id: string): string => document.getElementById(id)?.getAttribute('src') ?? ''
const isLoaded = (id: string): boolean => document.getElementById(id)?.classList.contains('loaded') === true

const works: Load = async () => []
const fails: Load = async name => {
  throw new BlockError('rollup-missing', `no rollup named ${name}`)
}
function put(html: string, load = works): void {
  document.body.innerHTML = html
  start({ load })
}

describe('pictures outside blocks', () => {
  afterEach(() => document.dispatchEvent(new CustomEvent('ashlar:destroy')))

  it('are loaded near the viewport, those that stand there and those that are added', async () => {
    // Firefox gives a picture without an address no size, so that its parent stands for it.
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

  it('fill a parent that their page means to be filled', async () => {
    put(`<div class="img-wrapper" style="inline-size:200px;block-size:50px">${picture('cut')}</div>`)
    await until(() => isLoaded('cut'))
    const { width, height } = document.getElementById('cut')?.getBoundingClientRect() ?? {}
    expect([width, height]).to.deep.equal([200, 50])
    expect(document.getElementById('cut')?.style.objectFit).to.equal('cover')
  })

  it('get their own attributes back', async () => {
    const html = `<div class="content-fill">${picture('one')}</div>`
    put(html)
    await until(() => isLoaded('one'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    expect(document.getElementById('one')?.outerHTML).to.equal(picture('one'))
  })

  it('are left to the block that loads its own, and taken from one that does not', async () => {
    put(`<ashlar-gallery>${picture('own')}</ashlar-gallery>
      <div data-ashlar="image">${picture('hosted')}</div>
      <ashlar-accordion>${picture('text')}</ashlar-accordion>`)
    await until(() => isLoaded('text'))
    expect([sourceOf('own'), sourceOf('hosted')]).to.deep.equal(['', ''])
  })

  it('are loaded where no bundle brings their block to life', async () => {
    put(`<div data-ashlar="gallery">${picture('one')}</div>`, fails)
    await until(() => isLoaded('one'))
  })

  it('are loaded where their block has failed', async () => {
    put(`<ashlar-gallery>${picture('one')}</ashlar-gallery>`)
    await settle()
    expect(sourceOf('one')).to.equal('')
    const { error } = console
    console.error = () => {}
    report(new BlockError('data-invalid', 'design'), document.querySelector('ashlar-gallery') ?? document)
    console.error = error
    await until(() => isLoaded('one'))
  })

  it('stand in no copy for pages without scripts', async () => {
    put(`<div id="box"></div>${picture('seen')}`)
    const copy = document.createElement('noscript')
    copy.append(Object.assign(document.createElement('img'), { id: 'copy' }))
    copy.firstElementChild?.setAttribute('data-src', PICTURE)
    document.getElementById('box')?.append(copy)
    await until(() => isLoaded('seen'))
    expect(sourceOf('copy')).to.equal('')
  })
})
