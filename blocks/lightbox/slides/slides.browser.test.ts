import { expect } from 'chai'
import type { LightboxItem } from '../../../src/media/lightbox/lightbox.request'
import { settle, until } from '../../../test/mount'
import '../lightbox'
import {
  dialogNow,
  find,
  openAtOnce,
  openDialog,
  PICTURES,
  picture,
  shownPicture,
  withoutRuntime,
  withRuntime,
} from '../lightbox.fixture'

const VIDEO: LightboxItem = {
  content: {
    kind: 'video',
    source: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    isFile: false,
    isPage: true,
  },
  meta: { title: 'Ten minutes', description: '', id: '', url: '', link: '' },
}

/** Clicks an element at a fraction of the window's width. */
function clickAt(target: Element, across: number): void {
  const place = {
    clientX: innerWidth * across,
    clientY: 200,
    bubbles: true,
    composed: true,
    cancelable: true,
  }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...place, pointerType: 'mouse' }))
  target.dispatchEvent(new MouseEvent('click', place))
}

describe('the slides of a lightbox', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  it('step forward on a click in the right half, and back in the left [LBX-10]', async () => {
    const dialog = await openDialog({ items: [...PICTURES, picture('four')] })
    clickAt(find(dialog, '[data-place=shown]'), 0.8)
    await until(() => find(dialog, '.counter').textContent === '2 / 4')
    await until(() => {
      clickAt(find(dialog, '[data-place=shown]'), 0.2)
      return find(dialog, '.counter').textContent === '1 / 4'
    })
  })

  it('close on a click near the edge [LBX-09]', async () => {
    const dialog = await openDialog()
    clickAt(find(dialog, '[data-place=shown]'), 0.99)
    await until(() => !dialogNow())
  })

  it('close on a click beside a single image, but not on it [LBX-09]', async () => {
    const dialog = await openDialog({ items: PICTURES.slice(0, 1) })
    const shown = await until(() => dialog.querySelector('[data-place=shown] .picture'))
    clickAt(shown, 0.5)
    await settle()
    expect(dialog.dataset.phase).to.equal('open')
    clickAt(find(dialog, '[data-place=shown]'), 0.1)
    await until(() => !dialogNow())
  })

  it('play a video on a click on its wrapper, and contact no host before [LBX-11]', async () => {
    const dialog = await openDialog({ items: [VIDEO, ...PICTURES] })
    const wrapper = await until(() => dialog.querySelector('.video'))
    expect(wrapper.querySelector('iframe') === null).to.equal(true)
    clickAt(wrapper, 0.8)
    const frame = await until(() => wrapper.querySelector('iframe'))
    expect(frame.src).to.match(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aaaaaaaaaaa\?.*autoplay=1/)
    expect(find(dialog, '.counter').textContent).to.equal('1 / 4')
    find(dialog, '.next').click()
    await until(() => dialog.querySelector('iframe') === null)
  })

  it("show the thumbnail's own image immediately, and then the large one", async () => {
    const thumbnail = new Image()
    thumbnail.src = '/src/media/images/picture.fixture.png?small'
    document.body.append(thumbnail)
    await thumbnail.decode()
    const dialog = await openAtOnce({ thumbnailOf: index => (index === 0 ? thumbnail : null) })
    const image = find(dialog, '[data-place=shown] .picture')
    const sources = [shownPicture(dialog)]
    await until(() => shownPicture(dialog) === 'one' && sources.push('one'))
    expect(sources).to.deep.equal(['small', 'one'])
    expect(find(dialog, '[data-place=shown] .picture') === image).to.equal(true)
  })

  it('preload the neighbours, and nothing else', async () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map(picture)
    const dialog = await openDialog({ items, index: 2 })
    const sources = (): string[] =>
      [...dialog.querySelectorAll<HTMLImageElement>('.picture')].map(({ src }) => src.replace(/.*\?/, ''))
    await until(() => sources().length === 3)
    expect(sources()).to.deep.equal(['b', 'c', 'd'])
  })

  it('show live nodes, and restore them', async () => {
    const note = document.createElement('p')
    note.textContent = 'A note'
    const box = document.createElement('div')
    box.append(note)
    document.body.append(box)
    const { meta } = picture('note')
    const dialog = await openDialog({ items: [{ content: { kind: 'other', nodes: [note] }, meta }] })
    await until(() => dialog.contains(note))
    find(dialog, '.close').click()
    await until(() => box.contains(note))
  })

  it('show the caption on hover on desktop, with a link only if it is safe [LBX-13]', async () => {
    const linked = (link: string): LightboxItem => ({ ...picture('x'), meta: { ...picture('x').meta, link } })
    const dialog = await openDialog({ items: [linked('/work'), linked('javascript:alert(1)')] })
    const caption = await until(() => dialog.querySelector<HTMLElement>('.caption'))
    expect([caption.hidden, caption.querySelector('a')?.getAttribute('href')]).to.deep.equal([false, '/work'])
    find(dialog, '.next').click()
    await until(() => find(dialog, '.counter').textContent === '2 / 2')
    expect(find(dialog, '.caption').textContent).to.equal('Title x')
    expect(dialog.querySelector('.caption a') === null).to.equal(true)
  })

  it('fade on desktop if they loop [LBX-15] [LBX-14]', async () => {
    const dialog = await openDialog()
    expect(dialog.dataset.transition).to.equal('fade')
    find(dialog, '.previous').click()
    await until(() => find(dialog, '.counter').textContent === '3 / 3')
  })
})
