import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { standInForScripts } from '../../test/fixtures/stand-in-script'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './social-follow'

const LINK = '<a href="https://x.com/tarn">Tarn on <b>X</b></a>'

/** Replaces each link of its class with an iframe, like the platform’s script. */
const WIDGETS = `const load = box => { for (const link of box.querySelectorAll('.twitter-follow-button')) {
  const frame = document.createElement('iframe'); frame.title = link.href; frame.width = 120; frame.height = 28; link.replaceWith(frame) } }
window.twttr = { widgets: { load } }; load(document)`

const agree = (): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
const state = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.social-follow')?.dataset['state']
const isSeen = (element: Element | null): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) === true

describe('<ashlar-social-follow>', () => {
  let answers = true
  let test = 0
  let scripts = standInForScripts(() => WIDGETS)
  beforeEach(() => {
    scripts.restore()
    answers = true
    Reflect.deleteProperty(window, 'twttr')
    // A script of the previous test may still be loading.
    const own = ++test
    Reflect.set(window, 'ownTest', own)
    scripts = standInForScripts(() => (answers ? `if (window.ownTest === ${own}) { ${WIDGETS} }` : undefined))
  })
  after(() => scripts.restore())
  afterEach(() => $site.set({}))

  it('is a link to the profile of its username until consent, and is accessible [WID-05]', async () => {
    const block = await mount('social-follow', { username: '@tarn' })
    const link = block.querySelector('a')
    expect([link?.textContent, link?.href, scripts.asked.length]).to.deep.equal([
      'Follow @tarn',
      'https://x.com/tarn',
      0,
    ])
    expect(isSeen(link)).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  it('loads the platform’s script after consent, and shows its button [WID-06]', async () => {
    const block = await mount('social-follow', { username: 'tarn' })
    const other = await mount('social-follow', { username: 'kiln' })
    agree()
    await until(() => state(block) === 'loaded' && state(other) === 'loaded')
    expect([...new Set(scripts.asked)]).to.deep.equal(['https://platform.twitter.com/widgets.js'])
    expect(block.querySelector('iframe')?.title).to.equal('https://twitter.com/tarn')
    expect([isSeen(block.querySelector('iframe')), isSeen(block.querySelector('a'))]).to.deep.equal([
      true,
      false,
    ])
  })

  it('hides if the script fails, and causes no layout shift [WID-06]', async () => {
    answers = false
    const block = await mount('social-follow', { username: 'tarn' })
    const { height } = block.getBoundingClientRect()
    const codes = await errorsDuring(async () => {
      agree()
      await until(() => state(block) === 'failed')
    })
    expect(codes).to.deep.equal(['outside-failed'])
    expect(isSeen(block.querySelector('.social-follow'))).to.equal(false)
    expect(isSeen(block.querySelector('a'))).to.equal(false)
    expect(block.getBoundingClientRect().height).to.equal(height)
  })

  it('keeps the server’s own link, reads the username from it, and restores it [WID-05]', async () => {
    let link: Element | null = null
    const block = await mount('social-follow', {}, LINK, host => {
      link = host.firstElementChild
    })
    expect(block.querySelector('a') === link && isSeen(link)).to.equal(true)
    agree()
    await until(() => state(block) === 'loaded')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LINK)
  })

  it('keeps the server’s HTML if the username is invalid', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('social-follow', { username: 'a/../b' }, LINK)
      expect(block.innerHTML).to.equal(LINK)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
