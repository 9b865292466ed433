import { expect } from 'chai'
import type { LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { $lightbox } from '../../../src/media/lightbox/lightbox-store'
import { $site } from '../../../src/site/core/site'
import { errorsDuring, mount, until } from '../../../test/mount'
import '../gallery'

const PICTURE = '/src/media/images/picture.fixture.png'
const PAGE = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
const SLIDES = [
  { src: `${PICTURE}?one`, alt: 'One', title: 'First', description: 'Fired twice', id: 'one', url: '/one' },
  { src: `${PICTURE}?two`, alt: 'Two', clickThroughUrl: '/elsewhere', id: 'two' },
]

/** The event that a click on a gallery’s picture fires. */
async function clickOn(index: number, data: object = {}, html = ''): Promise<LightboxRequest> {
  const host = await mount('gallery', { design: 'grid', lightbox: true, slides: SLIDES, ...data }, html)
  const links = await until(() => {
    const found = host.querySelectorAll<HTMLElement>('a.gallery__frame')
    return found.length > index && found
  })
  links[index]?.click()
  return until(() => $lightbox.get())
}

/** Replaces idle callbacks by ones that wait for good. */
function stubIdle(): { readonly waiting: ReadonlyMap<number, () => void>; readonly restore: () => void } {
  const { requestIdleCallback, cancelIdleCallback } = window
  const waiting = new Map<number, () => void>()
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.set(waiting.size + 1, work).size,
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  })
  return { waiting, restore: () => Object.assign(window, { requestIdleCallback, cancelIdleCallback }) }
}

describe('a gallery that opens its pictures', () => {
  before(() => {
    // An empty stand-in, so that no real lightbox opens.
    customElements.define('ashlar-lightbox', class extends HTMLElement {})
  })
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    $lightbox.set(null)
    Reflect.deleteProperty(window, 'ashlar')
  })

  it('opens all of them with their captions, at the clicked one [LBX-01] [LBX-17]', async () => {
    const { items, index, opener, thumbnailOf } = await clickOn(1)
    expect([items.length, index]).to.deep.equal([2, 1])
    expect(opener?.matches('a.gallery__frame') && thumbnailOf?.(1)?.closest('a') === opener).to.equal(true)
    expect(items[0]?.content).to.include({ kind: 'picture', alt: 'One' })
    expect(items[0]?.meta).to.include({ id: 'one', url: '/one' })
  })

  it('links the title to the picture’s original target', async () => {
    const { items } = await clickOn(0)
    expect(items.map(({ meta }) => meta.link)).to.deep.equal(['', '/elsewhere'])
  })

  it('passes on theme, keys and label [LBX-20] [LBX-16]', async () => {
    const data = { lightboxTheme: 'light', lightboxKeyboard: false, historyHash: true, label: 'Work' }
    const { theme, label, historyHash, settings } = await clickOn(0, data)
    expect([theme, label, historyHash, settings?.keyboard]).to.deep.equal(['light', 'Work', true, false])
  })

  it('has the arrow keys on by default [LBX-16] [LBX-24]', async () => {
    expect((await clickOn(0)).settings?.keyboard).to.equal(true)
  })

  it('has them off on adopted pages, as the builder [LBX-16] [LBX-24]', async () => {
    $site.set({ adopt: 'legacy' })
    expect((await clickOn(0)).settings?.keyboard).to.equal(false)
    $site.set({})
  })

  it('opens its videos as videos [LBX-01]', async () => {
    const slides = [{ ...SLIDES[0] }, { type: 'video', src: PAGE, title: 'Ten minutes', id: 'film' }]
    // The gallery has no image for this video.
    await errorsDuring(async () => {
      const { items } = await clickOn(0, { slides })
      expect(items[1]?.content).to.include({ kind: 'video', source: PAGE, isFile: false, isPage: true })
    })
  })

  it('opens the picture that the URL names [LBX-02]', async () => {
    const { href } = location
    history.replaceState(null, '', '#itemId=two')
    await mount('gallery', { design: 'grid', lightbox: true, slides: SLIDES })
    const { index, isNamed } = await until(() => $lightbox.get())
    history.replaceState(null, '', href)
    expect([index, isNamed]).to.deep.equal([1, true])
  })

  it('opens none unasked where the slideshow itself writes its slide to the URL [LBX-02] [GAL-23] [LBX-23]', async () => {
    const { href } = location
    history.replaceState(null, '', '#itemId=two')
    const idle = stubIdle()
    const data = { design: 'slideshow', lightbox: true, historyHash: true, slides: SLIDES }
    const host = await mount('gallery', data)
    // It has read the URL in the same task.
    await until(() => idle.waiting.size)
    idle.restore()
    history.replaceState(null, '', href)
    expect([$lightbox.get(), host.querySelector('a.gallery__frame') !== null]).to.deep.equal([null, true])
  })

  it('leaves an open lightbox alone that has named its slide in the URL', async () => {
    const shown = await clickOn(0)
    const { href } = location
    history.replaceState(null, '', '#itemId=two')
    const idle = stubIdle()
    await mount('gallery', { design: 'grid', lightbox: true, slides: SLIDES })
    // It has read the URL in the same task.
    await until(() => idle.waiting.size)
    idle.restore()
    history.replaceState(null, '', href)
    expect($lightbox.get()).to.equal(shown)
  })

  it('preloads nothing after its removal', async () => {
    const { waiting, restore } = stubIdle()
    const host = await mount('gallery', { design: 'grid', lightbox: true, slides: SLIDES })
    await until(() => waiting.size)
    // An earlier gallery may already have prepared a lightbox.
    document.querySelector('ashlar-lightbox')?.remove()
    host.remove()
    await until(() => waiting.size === 0)
    restore()
    host.dispatchEvent(new Event('focusin'))
    expect(document.querySelectorAll('ashlar-lightbox').length).to.equal(0)
  })

  it('opens synchronously on click once it has loaded', async () => {
    await clickOn(0)
    $lightbox.set(null)
    document.querySelector<HTMLElement>('a.gallery__frame')?.click()
    expect($lightbox.get()?.index).to.equal(0)
  })
})
